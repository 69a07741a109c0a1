# syntax=docker/dockerfile:1
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
ARG BRAND=tulpar
ENV BRAND=$BRAND SANDBOX=off CI=true
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile && npm run build

# The server and its dependencies. Node runs the server's TypeScript without a build.
FROM node:24.21.0-bookworm-slim AS server
WORKDIR /app
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter @tulpar/server...

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data APP_DIR=/app/packages/app/dist
WORKDIR /app
COPY --from=server /app/package.json ./
COPY --from=server /app/node_modules node_modules
COPY --from=server /app/packages/api packages/api
COPY --from=server /app/packages/server packages/server
COPY --from=build /app/packages/app/dist packages/app/dist
COPY --from=build /app/packages/app/dist-server packages/app/dist-server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 9090
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
