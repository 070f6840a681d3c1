const { existsSync } = require('node:fs');
const path = require('node:path');
const { neededBy, neededOnlyBy } = require('./needed-by.cjs');

const root = path.join(__dirname, '../..');

/** A name of which nothing is left fails the build: its group would go on with less, unnoticed. */
const facades = (...names) =>
  names.map((name) => {
    const file = path.join(root, 'shared/src', `${name}.ts`);
    if (!existsSync(file)) throw new Error(`tools/webpack/host-chunks.cjs: no ${file}`);
    return file;
  });

/**
 * What is needed together is one file: fifty small ones of the design system cost more to ask for than to send. What
 * stands in none of these is a file of its own.
 */
const FRAME = [
  path.join(root, 'host/src/shell/make-styles.tsx'),
  path.join(root, 'host/src/shell/shell.tsx'),
  ...facades(
    'api-client/call',
    'clients-at-hand',
    'own-company',
    'query',
    'switch-relation',
    'tokens',
    'ui/app',
    'ui/avatar',
    'ui/badge',
    'ui/button',
    'ui/confirm',
    'ui/date-range',
    'ui/empty',
    'ui/history',
    'ui/icons',
    'ui/layout',
    'ui/list-state',
    'ui/menu',
    'ui/notices',
    'ui/page',
    'ui/pdf-file',
    'ui/select',
    'ui/server-search',
    'ui/slot',
    'ui/states',
    'ui/text',
    'ui/theme',
    'ui/unsaved',
  ),
];
const LIST = facades('ui/list', 'ui/table', 'ui/tooltip');
const FORM = facades('ui/fields', 'ui/form', 'ui/select-field', 'ui/settings-page');
const PARTY = facades('ui/address-fields', 'ui/kvk', 'ui/party-fields', 'ui/vat-number');

const isLibrary = ({ resource }) => /[\\/]node_modules[\\/]/.test(resource ?? '');

const inFrame = neededBy(FRAME);
const inList = neededBy(LIST);
const inForm = neededBy(FORM);
const inAll = (module, context) =>
  inFrame(module, context) || (inList(module, context) && inForm(module, context));

const group = (name, priority, test) => ({
  type: /javascript/,
  name,
  test,
  priority,
  chunks: 'async',
  enforce: true,
});

/** How the host's files are divided. */
const cacheGroups = {
  vendor: {
    type: /javascript/,
    test: /node_modules[\\/](?!\.federation)/,
    name: 'vendor',
    chunks: 'initial',
    priority: 50,
    enforce: true,
  },
  // Of its own: it stays in the browser from one release to the next, and comes before ours in the page (`host.cjs`).
  antd: {
    type: 'css/mini-extract',
    test: /theme[\\/]antd\.css$/,
    name: 'antd',
    priority: 60,
    enforce: true,
  },
  styles: {
    type: 'css/mini-extract',
    name: 'styles',
    chunks: 'async',
    priority: 50,
    enforce: true,
  },
  base: group('base', 40, (module, context) => isLibrary(module) && inAll(module, context)),
  frame: group('frame', 30, inAll),
  // These take only what nothing else needs: a menu that shares a tooltip with tables does not fetch them.
  list: group('list', 20, neededOnlyBy(LIST)),
  form: group('form', 20, inForm),
  party: group('party', 10, neededOnlyBy(PARTY)),
};

module.exports = { cacheGroups };
