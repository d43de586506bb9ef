# Builds Tortuga with its page inside, and leaves everything but the program behind.
#
#   docker build -t tortuga .
#   docker run -d --name tortuga -p 127.0.0.1:8080:8080 -v tortuga:/data tortuga

FROM rust:1.95-bookworm AS builder
WORKDIR /src
# The toolchain first: it changes less often than the sources.
COPY rust-toolchain.toml ./
RUN rustup target add wasm32-unknown-unknown
COPY . .
RUN cargo build --release --locked --package tortuga-cli

FROM debian:bookworm-slim
# Certificates are for webhooks and mails.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --system --gid 10001 tortuga \
    && useradd --system --uid 10001 --gid tortuga --no-create-home --home-dir /data --shell /usr/sbin/nologin tortuga \
    && install --directory --owner=tortuga --group=tortuga --mode=0700 /data
COPY --from=builder /src/target/release/tortuga /usr/local/bin/tortuga
ENV TORTUGA_LISTEN=0.0.0.0:8080 \
    TORTUGA_DATA=/data/tortuga.db
USER tortuga
WORKDIR /data
VOLUME /data
EXPOSE 8080
# The shell asks by itself; there is no other program for it in here.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3 && grep -q '^ok' <&3"]
ENTRYPOINT ["tortuga"]
CMD ["serve"]
