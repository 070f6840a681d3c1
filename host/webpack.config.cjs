const { host } = require('../tools/webpack/host.cjs');

module.exports = host(__dirname);
