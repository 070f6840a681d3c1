const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');

/**
 * Tables here have no filters in their headings and no menu of selections, which antd's table brings all the
 * same, with trees, menus and radio buttons: an eighth of what a list page weighs.
 */
const leaveOut = {
  './FilterDropdown': /antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter$/,
  '../../dropdown': /antd[\\/]es[\\/]table[\\/]hooks$/,
  '../../radio': /antd[\\/]es[\\/]table[\\/]hooks$/,
};

const plainTables = () =>
  new NormalModuleReplacementPlugin(/^\.[\w./]+$/, (module) => {
    if (leaveOut[module.request]?.test(module.context))
      module.request = path.join(__dirname, 'not-in-tables.mjs');
  });

module.exports = { plainTables };
