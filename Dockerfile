# syntax=docker/dockerfile:1
# Why this base, these files and these rules: docs/decisions/0014-the-image.md

FROM node:24.21.0-trixie-slim AS bundle
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY deploy/bundle.ts ./deploy/
COPY src ./src
# What Node compiles is kept, for the user who will run it.
RUN node deploy/bundle.ts \
  && install --directory --owner=1000 --group=1000 node_modules/.cache/coursebell \
  && NODE_COMPILE_CACHE=/app/node_modules/.cache/coursebell setpriv --reuid=1000 --regid=1000 --clear-groups \
  node --eval "import('./dist/sqlite.js').then(() => import('./dist/postgres.js')).then(() => import('./dist/app.js'))" \
  && chmod --recursive a+rX dist node_modules/.cache

FROM node:24.21.0-trixie-slim
LABEL org.opencontainers.image.title="Coursebell" \
      org.opencontainers.image.description="A Slack app that answers questions about courses, enrollment windows and rooms" \
      org.opencontainers.image.version="0.1.0" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json manifest.yml LICENSE ./
COPY --from=bundle /app/dist ./dist
COPY --from=bundle /app/node_modules/.cache ./node_modules/.cache
# The embedded store. With DATABASE_URL nothing is written there, nor anywhere else.
RUN install --directory --mode=0700 --owner=1000 --group=1000 /data
# By number, so that an orchestrator can tell that it is not root; it is the base's user "node".
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does with the source. As process 1 it gets SIGTERM itself.
CMD ["node", "--max-semi-space-size=8", "dist/start.js"]
