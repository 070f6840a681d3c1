# Every image of the product; docker-compose.yml says which target is which service.

# What packages are installed by, apart from the sources: an edit of those installs nothing anew, also
# where a builder goes by the time of a file.
FROM node:20-bookworm-slim AS sources
WORKDIR /src
COPY . .
RUN mkdir -p /out/packages /out/manifests /out/scripts \
 && find . -name package.json -exec cp --parents {} /out/packages ';' \
 && cp pnpm-lock.yaml pnpm-workspace.yaml /out/packages \
 && find . -maxdepth 2 -name manifest.json -exec cp --parents {} /out/manifests ';' \
 && find gateway/src shared/src/manifest tools/contract-report api/src/platform/own-machine.mjs -name '*.mjs' -exec cp --parents {} /out/scripts ';' \
 && find /out -exec touch -d @0 {} +
# Where releases go, with a place for each volume.
RUN mkdir -p /out/www/host \
 && node -e "const fs = require('fs'); for (const folder of fs.readdirSync('.').filter((name) => name.startsWith('mf-'))) for (const name of Object.keys(JSON.parse(fs.readFileSync(folder + '/manifest.json')))) fs.mkdirSync('/out/www/remotes/' + name, { recursive: true })"

FROM node:20-bookworm-slim AS manifests
WORKDIR /app
ENV CI=true
COPY --from=sources /out/packages ./
RUN npm install --global "$(node -p "require('./package.json').packageManager")"

FROM manifests AS packages
RUN pnpm install --frozen-lockfile --reporter=append-only

FROM packages AS server-build
COPY tsconfig.json ./
COPY tools tools
COPY shared shared
COPY gateway gateway
COPY stand-ins stand-ins
COPY api api
RUN node -e "import('./tools/build-api.mjs').then(({ buildApi }) => buildApi())"

FROM manifests AS api-packages
RUN pnpm install --frozen-lockfile --prod --filter @boekwerk/api --reporter=append-only

# The API; with another command the worker.
FROM node:20-bookworm-slim AS api
ENV NODE_ENV=production API_HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=api-packages /app/node_modules node_modules
COPY --from=api-packages /app/api/node_modules api/node_modules
COPY --from=server-build /app/.build/api .build/api
RUN install -d -o node -g node -m 700 /data
USER node
CMD ["node", ".build/api/main.js"]

# Says that an API is about to run, unless that would break what is released.
FROM server-build AS api-contract
COPY --from=sources /out/manifests ./
RUN mkdir -p /release/node_modules \
 && cp -RL shared/node_modules/valibot /release/node_modules/ \
 && cp -R --parents */manifest.json tools/*.mjs .build/api/contract.txt /release
COPY --from=sources /out/scripts /release

FROM node:20-bookworm-slim AS api-release
ENV NODE_ENV=production WWW_DIR=/www
WORKDIR /app
COPY --from=api-contract /release ./
COPY --from=sources --chown=node:node /out/www /www
USER node
CMD ["node", "tools/release-built.mjs", "api"]

FROM manifests AS gateway-packages
RUN pnpm install --frozen-lockfile --prod --filter @boekwerk/gateway --reporter=append-only

FROM node:20-bookworm-slim AS gateway
ENV NODE_ENV=production HOST=0.0.0.0 WWW_DIR=/www RELEASE_MEMORY=/data/releases.json
WORKDIR /app
COPY --from=gateway-packages /app/node_modules node_modules
COPY --from=gateway-packages /app/gateway/node_modules gateway/node_modules
COPY --from=server-build /app/.build/gateway .build/gateway
COPY --from=sources --chown=node:node /out/www /www
# Another one than who releases: it reads what it serves, and can write none of it. Who releases reads how that fares.
RUN install -d -o nobody -g nogroup -m 755 /data
USER nobody
CMD ["node", ".build/gateway/main.js"]

# For a demo only: the stand-in of the accounting package, and a mail box that catches everything.
FROM manifests AS accounting-packages
RUN pnpm install --frozen-lockfile --prod --filter @boekwerk/twinfield-stand-in --reporter=append-only

FROM node:20-bookworm-slim AS accounting
ENV NODE_ENV=production ACCOUNTING_HOST=0.0.0.0 ACCOUNTING_DIR=/data
WORKDIR /app
COPY --from=accounting-packages /app/node_modules node_modules
COPY --from=accounting-packages /app/stand-ins/twinfield/node_modules stand-ins/twinfield/node_modules
COPY --from=server-build /app/.build/stand-ins .build/stand-ins
RUN install -d -o node -g node -m 700 /data
USER node
CMD ["node", ".build/stand-ins/twinfield/main.js"]

FROM packages AS mail
COPY tools/mail-box.mjs tools/
RUN install -d -o node -g node -m 700 /data
USER node
CMD ["node", "tools/mail-box.mjs", "3025", "3026", "/data", "0.0.0.0"]

# One of the browser's applications, and what releases it.
FROM packages AS remote-build
ARG FOLDER
COPY --from=sources /out/manifests /out/scripts ./
COPY tools tools
COPY shared shared
COPY ${FOLDER} ${FOLDER}
RUN node tools/compile.mjs ${FOLDER}
RUN mkdir -p /release/node_modules \
 && cp -RL shared/node_modules/valibot /release/node_modules/ \
 && cp -R --parents */manifest.json tools/*.mjs .build /release
COPY --from=sources /out/scripts /release

# Puts its build among the releases, and ends.
FROM node:20-bookworm-slim AS remote
ENV NODE_ENV=production WWW_DIR=/www
WORKDIR /app
COPY --from=remote-build /release ./
COPY --from=sources --chown=node:node /out/www /www
# A volume is whose the folder is in the first container that has it.
RUN install -d -o nobody -g nogroup -m 755 /gateway
USER node
