const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** How each kind of source file becomes part of a build. */
const rules = (production) => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: !production } },
      },
    },
  },
  {
    test: /\.css$/,
    use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
    sideEffects: true,
  },
  { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
];

module.exports = { rules };
