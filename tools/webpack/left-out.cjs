const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');

/**
 * What antd's components bring along for things that are not done here. By what is imported, the modules of antd in
 * which it is left out; whoever starts using such a thing finds out at once.
 */
const LEFT_OUT = {
  // Tables have no filters in their headings, no menu of selections and no rows below rows: an eighth of a list page.
  './FilterDropdown': /table[\\/]hooks[\\/]useFilter$/,
  '../../dropdown': /table[\\/]hooks$/,
  '../../radio': /table[\\/]hooks$/,
  '@rc-component/tree': /table[\\/]hooks$/,
  // Forms are react-hook-form's; antd's own would come with every field, its checks included.
  '@rc-component/form': /form$/,
  // Of the kinds of fields only one line and several lines.
  './Group': /input$/,
  './OTP': /input$/,
  './Password': /input$/,
  './Search': /input$/,
};

const IN_ANTD = /[\\/]antd[\\/]es[\\/]/;

const leftOut = () =>
  new NormalModuleReplacementPlugin(/^[@.]/, (module) => {
    const { request, context } = module;
    if (IN_ANTD.test(context) && LEFT_OUT[request]?.test(context))
      module.request = path.join(__dirname, 'is-left-out.mjs');
  });

module.exports = { leftOut };
