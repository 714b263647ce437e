# The whole of Sandtable in one image: docker build -t sandtable .
FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npm run pack && mv packages/sandtable-[0-9]*.tgz /sandtable.tgz

FROM node:24-bookworm-slim
COPY --from=build /sandtable.tgz /tmp/sandtable.tgz
RUN npm install --global --no-audit --no-fund /tmp/sandtable.tgz && rm /tmp/sandtable.tgz \
    && mkdir /data && chown node:node /data
USER node
WORKDIR /data
ENV SANDTABLE_HOST=0.0.0.0 SANDTABLE_PORT=8080 SANDTABLE_DATA=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["sandtable", "serve"]
