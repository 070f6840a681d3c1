const { createRequire } = require('node:module');
const path = require('node:path');

const inShared = createRequire(path.join(__dirname, '../../shared/package.json'));
const inHost = createRequire(path.join(__dirname, '../../host/package.json'));
const { createElement } = inShared('react');
const { renderToString } = inHost('react-dom/server');
const antd = inShared('antd');
const { createCache, extractStyle, StyleProvider } = createRequire(inShared.resolve('antd'))(
  '@ant-design/cssinjs',
);

/** What the pages that people begin with are made of: `e2e/journeys/page-weights.spec.ts` says which one is missing. */
const COMPONENTS = [
  ...[antd.Button, antd.Checkbox, antd.DatePicker, antd.Flex, antd.Input, antd.Input.TextArea],
  ...[antd.Modal, antd.Pagination, antd.Select, antd.Skeleton, antd.Space, antd.Switch],
];

/**
 * The rules as antd makes them, and last a rule by which it knows in the browser what is there. Colours and sizes are
 * variables in them, so that one sheet is right for each theme of ours (`antd-rules.test.ts`).
 *
 * @param {object} theme of antd
 */
function antdRules(theme) {
  const cache = createCache();
  const components = COMPONENTS.map((component, key) => createElement(component, { key }));
  const themed = createElement(antd.ConfigProvider, { theme }, components);
  renderToString(createElement(StyleProvider, { cache }, themed));
  return extractStyle(cache, { plain: true, types: 'style' });
}

module.exports = { antdRules };
