const HtmlWebpackPlugin = require('html-webpack-plugin');

/** Puts what a page waits for at its end: browsers draw what stands before it first. */
class OutlineFirst {
  apply(compiler) {
    const name = 'OutlineFirst';
    compiler.hooks.compilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(name, (tags) => {
        tags.bodyTags.unshift(...tags.headTags.splice(0));
        return tags;
      });
    });
  }
}

module.exports = { OutlineFirst };
