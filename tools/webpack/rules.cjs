const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** How each kind of source file becomes part of a build. */
const rules = (production) => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      // As an object webpack makes the places in it relative. Else they are those of the machine, in the hashes that chunks
      // have for the moment, whose letters the minimizer counts when it chooses names.
      parseMap: true,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: !production } },
      },
    },
  },
  {
    test: /shared[\\/]src[\\/]contract[\\/].*\.ts$/,
    enforce: 'post',
    loader: require.resolve('./calls-in-browsers.cjs'),
  },
  {
    test: /\.css$/,
    use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
    sideEffects: true,
  },
  // In development antd makes all rules in the browser, where its tools expect them.
  ...(production
    ? [
        {
          test: path.join(__dirname, '../../shared/src/ui/theme/antd.css'),
          enforce: 'pre',
          loader: require.resolve('./antd-sheet.cjs'),
        },
      ]
    : []),
  { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
];

module.exports = { rules };
