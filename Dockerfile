# syntax=docker/dockerfile:1
# Why this base, these files and these rules: docs/decisions/0014-the-image.md

FROM node:24.21.0-trixie-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Types and source maps are of no use here, and two fifths of the size.
RUN npm ci --omit=dev --ignore-scripts \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
COPY src ./src
# What Node compiles is kept, for the user who will run it. Without a configuration the app ends with 1, once it is loaded.
RUN install --directory --owner=1000 --group=1000 node_modules/.cache/coursebell \
  && { NODE_COMPILE_CACHE=/app/node_modules/.cache/coursebell setpriv --reuid=1000 --regid=1000 --clear-groups \
  node --eval "import('./src/store/sqlite.ts').then(() => import('./src/store/postgres.ts')).then(() => import('./src/main.ts'))" \
  || test $? -eq 1; } && chmod --recursive a+rX node_modules/.cache

FROM node:24.21.0-trixie-slim
LABEL org.opencontainers.image.title="Coursebell" \
      org.opencontainers.image.description="A Slack app that answers questions about courses, enrollment windows and rooms" \
      org.opencontainers.image.version="0.1.0" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json manifest.yml LICENSE ./
COPY src ./src
# The embedded store. With DATABASE_URL nothing is written there, nor anywhere else.
RUN install --directory --mode=0700 --owner=1000 --group=1000 /data
# By number, so that an orchestrator can tell that it is not root; it is the base's user "node".
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does. Node runs TypeScript as it is; as process 1 it gets SIGTERM itself.
CMD ["node", "src/start.js"]
