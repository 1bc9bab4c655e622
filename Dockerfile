# Every process of the game; docker-compose.yml says which one a container runs.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /game
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

# The bundle holds all packages but the native ones.
FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production
WORKDIR /game
# New volumes take the owner of the folder that they are mounted at.
RUN install -d -o node -g node /data /secrets /secrets/game /secrets/postgres /secrets/redis
COPY --from=build /game/package.json ./package.json
COPY --from=build /game/node_modules/@node-rs ./node_modules/@node-rs
COPY --from=build /game/deploy/health-check.mjs ./deploy/health-check.mjs
COPY --from=build /game/deploy/make-secrets.mjs ./deploy/make-secrets.mjs
COPY --from=build /game/dist/server ./dist/server
COPY --from=build /game/dist/client ./dist/client
ENV DATA_DIR=/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=4s --start-period=120s --retries=6 CMD ["node", "deploy/health-check.mjs"]
CMD ["node", "--enable-source-maps", "dist/server/main.api.js"]
