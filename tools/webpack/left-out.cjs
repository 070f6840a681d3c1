const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');

/**
 * What antd's components bring along for things that are not done here. By what is imported, the modules of antd in
 * which it is left out; whoever starts using such a thing finds out at once.
 */
const LEFT_OUT = {
  // Forms are react-hook-form's; antd's own would come with every field, its checks included.
  '@rc-component/form': /form$/,
  '../form/hooks/useForm': /radio$/,
  // Of the kinds of fields only one line and several lines.
  './Group': /input$/,
  './OTP': /input$/,
  './Password': /input$/,
  './Search': /input$/,
};

/** Nothing ripples when it is clicked, but at each click it was looked up where. */
const WAVE = /^\.\.\/_util\/wave$/;

const IN_ANTD = /[\\/]antd[\\/]es[\\/]?/;

const leftOut = () =>
  new NormalModuleReplacementPlugin(/^[@.]/, (module) => {
    const { request, context } = module;
    if (!IN_ANTD.test(context)) return;
    if (LEFT_OUT[request]?.test(context)) module.request = standIn('is-left-out.mjs');
    else if (WAVE.test(request)) module.request = standIn('no-wave.mjs');
    // Of the languages the one that is used: English is what it falls back to.
    else if (request.endsWith('/en_US')) module.request = request.replace('en_US', 'nl_NL');
  });

const standIn = (file) => path.join(__dirname, file);

module.exports = { leftOut };
