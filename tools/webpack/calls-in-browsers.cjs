const { Parser } = require('acorn');

/** What a call says for the API, its document and its tests alone: a browser neither checks answers nor ids. */
const FOR_THE_API = ['ids', 'reply', 'summary'];

/**
 * Leaves out of a module of the contract what only the API reads of a call: the schemas of all answers were a part of
 * every page. What stands after it keeps its place, for the source map.
 *
 * @this {{ callback: (error: null, source: string, map: unknown) => void }}
 */
module.exports = function callsInBrowsers(source, map) {
  const found = [];
  const tree = Parser.parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  collect(tree, found);
  this.callback(null, found.reduce(blank, source), map);
};

function collect(node, found) {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, found);
    return;
  }
  if (typeof node?.type !== 'string') return;
  if (node.type === 'CallExpression' && node.callee.name === 'endpoint') {
    const { properties = [] } = node.arguments[0] ?? {};
    found.push(...properties.filter(({ key }) => FOR_THE_API.includes(key?.name)));
  }
  for (const part of Object.values(node)) collect(part, found);
}

/** A property as spaces, with the comma after it. */
function blank(source, { start, end }) {
  const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
  const left = source.slice(start, end + comma).replace(/\S/g, ' ');
  return source.slice(0, start) + left + source.slice(end + comma);
}
