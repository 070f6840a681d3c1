const { remotes } = require('../tools/webpack/remotes.cjs');

module.exports = remotes(__dirname);
