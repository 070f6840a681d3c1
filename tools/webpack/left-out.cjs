const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');

/**
 * What antd's components bring along for things that are not done here. By what is imported, the modules of antd in
 * which it is left out; whoever starts using such a thing finds out at once.
 */
const LEFT_OUT = {
  // Tables have no filters in their headings, no menu of selections, no rows below rows, and are not drawn by parts: an
  // eighth of a list page.
  './RcTable/VirtualTable': /antd[\\/]es[\\/]table$/,
  './VirtualTable': /@rc-component[\\/]table[\\/]es$/,
  './FilterDropdown': /table[\\/]hooks[\\/]useFilter$/,
  '../../dropdown': /table[\\/]hooks$/,
  '../../radio': /table[\\/]hooks$/,
  '@rc-component/tree': /table[\\/]hooks$/,
  // Forms are react-hook-form's; antd's own would come with every field, its checks included.
  '@rc-component/form': /form$/,
  '../form/hooks/useForm': /radio$/,
  // Of the kinds of fields only one line and several lines.
  './Group': /input$/,
  './OTP': /input$/,
  './Password': /input$/,
  './Search': /input$/,
};

/** How tables would look with what is left out of them or not used here. */
const WITHOUT_LOOKS = /^\.\/(bordered|filter|rtl|sticky|summary|virtual)$/;

/** Nothing ripples when it is clicked, but at each click it was looked up where. */
const WAVE = /^\.\.\/_util\/wave$/;

/** Not left out, but too slow as it is. */
const IN_UTIL = /[\\/]@rc-component[\\/]util[\\/]es$/;

const IN_ANTD = /[\\/](antd|@rc-component[\\/]table)[\\/]es[\\/]?/;

const leftOut = () =>
  new NormalModuleReplacementPlugin(/^[@.]/, (module) => {
    const { request, context } = module;
    if (request === './isEqual' && IN_UTIL.test(context)) module.request = standIn('is-equal.mjs');
    if (!IN_ANTD.test(context)) return;
    if (LEFT_OUT[request]?.test(context)) module.request = standIn('is-left-out.mjs');
    else if (WAVE.test(request)) module.request = standIn('no-wave.mjs');
    else if (WITHOUT_LOOKS.test(request) && /table[\\/]style$/.test(context))
      module.request = standIn('no-look.mjs');
    // Of the languages the one that is used: English is what it falls back to.
    else if (request.endsWith('/en_US')) module.request = request.replace('en_US', 'nl_NL');
  });

const standIn = (file) => path.join(__dirname, file);

module.exports = { leftOut };
