FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN node script/build.ts

FROM node:26-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY package.json package-lock.json .npmrc ./
# The image has a recent Node, so the one among the packages is removed.
RUN npm ci --ignore-scripts --omit=dev \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node \
  && npm cache clean --force \
  # With these scripts, `npm run admin` would try to install and build.
  && npm pkg delete scripts.prestart scripts.preadmin scripts.prelibrary scripts.predoctor \
    scripts.prebackup scripts.prerestore scripts.premove \
  && install -d -m 0700 -o node -g node /data
COPY --from=build /app/dist dist
COPY script/env-file.mjs script/
COPY firm firm
COPY library library
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(response => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, so that the stop signal reaches the server.
CMD ["node", "dist/server/main.mjs"]
