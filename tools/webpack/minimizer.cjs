const { createRequire } = require('node:module');

// Shipped with webpack, which is also what it has to match.
const MinimizerPlugin = createRequire(require.resolve('webpack'))('minimizer-webpack-plugin');

module.exports = [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    parallel: 2,
    minimizerOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
  }),
  new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss, parallel: 2 }),
];
