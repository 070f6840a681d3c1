const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');

/** `disableSnapshot` leaves in what reads manifests, a fiftieth of the sign-in page's scripts. */
const noSnapshots = () =>
  new NormalModuleReplacementPlugin(
    /\/snapshot\/SnapshotHandler\.js$/,
    path.join(__dirname, 'no-snapshots.mjs'),
  );

module.exports = { noSnapshots };
