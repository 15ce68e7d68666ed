# The game server as a container:
# docker build --tag kaiju . && docker run --publish 8080:8080 --volume kaiju:/data kaiju
# With PostgreSQL and https: compose.yaml.

FROM node:20-bookworm-slim AS pages
WORKDIR /kaiju/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY docs /kaiju/docs
COPY text /kaiju/text
COPY web ./
RUN npx vite build --outDir /pages

FROM rust:1.95-bookworm AS program
WORKDIR /kaiju
COPY . .
COPY --from=pages /pages /pages
RUN KAIJU_WEB_DIST=/pages cargo build --release --locked --package kaiju

FROM debian:bookworm-slim
COPY --from=program /kaiju/target/release/kaiju /usr/local/bin/kaiju
RUN useradd --system --uid 10001 --home-dir /data --create-home kaiju
# A numeric user id lets a cluster that forbids root check that this is not root.
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8080
# Healthy while the last write reached the disk.
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s CMD ["kaiju", "admin", "status", "--quiet"]
ENTRYPOINT ["kaiju"]
CMD ["serve", "--listen", "0.0.0.0:8080", "--metrics", "127.0.0.1:9464", "--store", "sqlite:/data/kaiju.db"]
