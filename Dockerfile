# Why these bases, these files and these rules: docs/decisions/0014-the-image.md

FROM node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe AS bundle
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY deploy/bundle.ts ./deploy/
COPY src ./src
# What Node compiles is kept by the user who compiles it: so it is made as the user who will run it. An empty folder for /data.
RUN node deploy/bundle.ts \
  && install --directory --owner=1000 --group=1000 node_modules/.cache/coursebell \
  && NODE_COMPILE_CACHE=/app/node_modules/.cache/coursebell setpriv --reuid=1000 --regid=1000 --clear-groups \
  node --max-semi-space-size=4 --optimize-for-size --no-sparkplug --no-maglev --eval "import('./dist/sqlite.js').then(() => import('./dist/postgres.js')).then(() => import('./dist/app.js'))" \
  && chmod --recursive a+rX dist node_modules/.cache \
  && install --directory --mode=0700 data

# Without a shell, a package manager and npm; the same Debian as above, so that this Node finds its libraries.
FROM gcr.io/distroless/cc-debian13:nonroot@sha256:54df941ed0d06a1bd95ef5e0ce391fd8d9f94b64782dc9a60062727849ee3f97
LABEL org.opencontainers.image.title="Coursebell" \
      org.opencontainers.image.description="A Slack app that answers questions about courses, enrollment windows and rooms" \
      org.opencontainers.image.version="0.1.0" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The C library would keep freed memory for each thread: a seventh of the process.
ENV MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /app
COPY --from=bundle --chown=0:0 /usr/local/bin/node /usr/local/bin/node
COPY --chown=0:0 package.json manifest.yml LICENSE ./
# Compiled code is executed: the user who runs it must not be able to write it.
COPY --from=bundle --chown=0:0 /app/dist ./dist
COPY --from=bundle --chown=0:0 /app/node_modules/.cache ./node_modules/.cache
# The embedded store. With DATABASE_URL nothing is written there, nor anywhere else.
COPY --from=bundle --chown=1000:1000 /app/data /data
# By number, so that an orchestrator can tell that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT?.trim() || 3000}/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does with the source, but for size: a container is small. As process 1 it gets SIGTERM itself.
CMD ["node", "--max-semi-space-size=4", "--optimize-for-size", "--no-sparkplug", "--no-maglev", "dist/start.js"]
