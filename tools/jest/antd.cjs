const path = require('node:path');

const antd = path.join(__dirname, '../../shared/node_modules/antd/lib');

/** Each component once it is used: a screen needs a few, and to load all takes longer than many a test. */
module.exports = new Proxy(
  {},
  { get: (_components, name) => require(path.join(antd, folderOf(name))).default },
);

/** `DatePicker` is in `date-picker`. */
const folderOf = (name) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
