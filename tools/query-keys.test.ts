import { productSources } from './source-files.mjs';
import { nodesOf, parsed, parsedText } from './syntax-tree.mjs';

type Node = { type?: string; [part: string]: unknown };

/** Keys of what is nobody's: code that is fetched when it is wanted. */
const OF_NOBODY = ['host/src/dashboard/charts/use-plots.ts'];

/** It is given its keys, in the properties that are looked at below. */
const GIVEN_KEYS = 'shared/src/api-client/cache-reply.ts';

/** All other keys are made by the two that it makes. */
const MAKERS = 'shared/src/query-keys.ts';

const nodes = (tree: unknown) => [...nodesOf(tree)] as Node[];
const nameOf = (node: unknown) => (node as { value?: unknown }).value;

/** A call of something `…Key`, alone or as the beginning of a list; or a name for one. */
function isMade(value: Node, tree: readonly Node[]): boolean {
  if (value.type === 'CallExpression') return /Key$/.test(String(nameOf(value.callee)));
  if (value.type === 'ArrayExpression') {
    const [first] = value.elements as { spread: unknown; expression: Node }[];
    return first?.spread != null && isMade(first.expression, tree);
  }
  const declared = tree.find(
    ({ type, id }) =>
      type === 'VariableDeclarator' && value.type === 'Identifier' && nameOf(id) === nameOf(value),
  );
  return declared !== undefined && isMade(declared.init as Node, tree);
}

/** Where a key is given to the query cache, and what `…Key` gives. */
function keyOf(node: Node): Node | null {
  const { type, key, value, arguments: given, callee, id, init } = node;
  if (type === 'KeyValueProperty' && nameOf(key) === 'queryKey') return value as Node;
  if (type === 'CallExpression') {
    const [first] = given as { expression: Node }[];
    const called = nameOf((callee as Node).property ?? {});
    return /^[gs]etQuery(?:Data|State)$/.test(String(called)) ? (first?.expression ?? null) : null;
  }
  const body = (init as Node | undefined)?.body as Node | undefined;
  const isMaker = type === 'VariableDeclarator' && /Key$/.test(String(nameOf(id)));
  return isMaker && body?.type === 'ArrayExpression' ? body : null;
}

/** `cacheReply(client, { key, within }, …)` is given two. */
function keptKeys({ type, callee, arguments: given }: Node): Node[] {
  if (type !== 'CallExpression' || nameOf(callee) !== 'cacheReply') return [];
  const [, place] = given as { expression: Node }[];
  return ((place as { expression: Node }).expression.properties as { value: Node }[]).map(
    ({ value }) => value,
  );
}

/** `{ queryKey }` says nothing of what made it. */
const isShorthand = ({ type, properties }: Node) =>
  type === 'ObjectExpression' &&
  (properties as Node[]).some((each) => each.type === 'Identifier' && nameOf(each) === 'queryKey');

function strayKeys(tree: unknown): number {
  const all = nodes(tree);
  const keys = all.flatMap((node) => [...[keyOf(node) ?? []].flat(), ...keptKeys(node)]);
  return keys.filter((key) => !isMade(key, all)).length + all.filter(isShorthand).length;
}

const screens = productSources().filter(
  (file) => /^(?:host|mf-|shared)/.test(file) && ![MAKERS, GIVEN_KEYS].includes(file),
);

it('says of every key of the query cache whose it is: of a company, or of the user', () => {
  expect(screens.filter((file) => strayKeys(parsed(file)) > 0)).toEqual(OF_NOBODY);
});

it.each([
  "useQuery({ queryKey: ['documents'] })",
  "useQuery({ queryKey: ['relation', id, 'documents'] })",
  'useQuery({ queryKey })',
  "const documentsKey = () => ['documents']",
  "client.setQueryData(['documents'], [])",
  "const KEY = ['documents']; client.getQueryData(KEY)",
  "cacheReply(client, { key: ['document', 1], within: documentsKey() }, answer)",
])('finds %s', (code) => {
  expect(strayKeys(parsedText(code, 'a.ts'))).toBe(1);
});

it.each([
  "useQuery({ queryKey: companyKey('documents', 'list') })",
  "const documentsKey = () => [...companyKey('documents')]",
  "const KEY = userKey('profile'); client.getQueryData(KEY)",
])('is content with %s', (code) => {
  expect(strayKeys(parsedText(code, 'a.ts'))).toBe(0);
});
