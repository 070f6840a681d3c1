const { readdirSync } = require('node:fs');
const path = require('node:path');

/** What the host's first chunks import: part of them, and there before anything asks for it. */
const initial = [
  'api-client/api-error',
  'deployment',
  'plain',
  'query-keys',
  'remote-loader',
  'router',
  'session/session-store',
];

/** The modules directly in a folder of shared/src; its subfolders hold their parts. */
const modulesIn = (folder) =>
  readdirSync(path.join(__dirname, '../../shared/src', folder))
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .map((name) => path.posix.join(folder, name.slice(0, -'.ts'.length)))
    .sort();

/**
 * Fetched when the first screen that wants them opens: the design system's groups, and whatever else lies
 * at the top of shared/src. `domain` and `contract` are not here: each remote has its own.
 */
const onDemand = () =>
  ['api-client/call', ...modulesIn('.'), ...modulesIn('ui')].filter(
    (name) => !initial.includes(name),
  );

module.exports = { initial, onDemand };
