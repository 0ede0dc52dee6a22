# docker build -t rathkar .         (with Podman: podman build --format docker -t rathkar . ; without it the health check is left out)
# docker run --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges --stop-timeout 40 \
#   -v rathkar:/data -p 127.0.0.1:3000:3000 -e PUBLIC_URL=https://www.example.com --name rathkar rathkar
# docker logs rathkar   # has the link that makes the first administrator, in a browser
FROM docker.io/library/node:24-trixie-slim AS build
# For `strip`, which takes 18 MB off Node.js.
RUN apt-get update && apt-get install -y --no-install-recommends binutils
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The slim image has no compiler, and better-sqlite3 comes compiled.
RUN npm ci --ignore-scripts && npm rebuild node
COPY . .
# Times of the files, as of the commit where they shall be equal in two builds.
ARG SOURCE_DATE_EPOCH=0
RUN npm run release \
  && mkdir /release /volumes && mkdir -m 700 /volumes/data && tar -C /release --strip-components=1 -xzf release/*.tar.gz

FROM docker.io/library/debian:13-slim
COPY --from=build /release /app
# Of a folder that is copied itself, and not as part of another, the mode would be lost.
COPY --from=build --chown=1000:1000 /volumes /
WORKDIR /app
ENV DATA_DIR=/data PORT=3000
# No VOLUME names /data: Railway builds nothing that has one.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["./rathkar", "start"]
