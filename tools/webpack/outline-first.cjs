const HtmlWebpackPlugin = require('html-webpack-plugin');

/**
 * Lets the browser draw the outline of the page before anything else has come: the first style sheet stands in the page
 * itself, before those that are fetched later and build on it, and scripts stand at its end.
 */
class OutlineFirst {
  apply(compiler) {
    if (compiler.options.mode !== 'production') return;
    const name = 'OutlineFirst';
    compiler.hooks.compilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(name, (tags) => {
        const sheets = tags.headTags.filter(({ attributes }) => attributes.rel === 'stylesheet');
        tags.bodyTags.unshift(...tags.headTags.filter((tag) => !sheets.includes(tag)));
        tags.headTags = sheets.map((tag) => inPage(tag, tags.publicPath, compilation));
        return tags;
      });
    });
  }
}

/** A style sheet that is written in the page, where it needs the nonce of the answer. */
function inPage({ attributes, ...tag }, publicPath, compilation) {
  const file = attributes.href.slice(publicPath.length);
  const innerHTML = String(compilation.assets[file].source());
  compilation.deleteAsset(file);
  return { ...tag, tagName: 'style', attributes: { nonce: '{nonce}' }, voidTag: false, innerHTML };
}

module.exports = { OutlineFirst };
