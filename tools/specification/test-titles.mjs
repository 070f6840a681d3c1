import { nodesOf, parsedText } from '../syntax-tree.mjs';

const NAMES = ['describe', 'it', 'test'];
/** A test that does not run holds nothing. */
const NOT_RUN = ['skip', 'todo', 'fixme'];

/**
 * The titles of the tests in a source, of their groups and of their steps, as they stand there: `%s` of a table, and
 * `${name}` of a template.
 */
export const testTitles = (text, name) =>
  [...nodesOf(parsedText(text, name))].flatMap((node) => {
    if (node.type !== 'CallExpression' || !isTest(node.callee)) return [];
    const title = written(node.arguments[0]?.expression);
    return title === null ? [] : [title];
  });

/** `it`, `test.step`, `it.each(…)`, and `` it.each`…` ``. */
function isTest(callee) {
  if (callee.type === 'Identifier') return NAMES.includes(callee.value);
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isTest(callee.tag);
  if (callee.type !== 'MemberExpression') return false;
  return isTest(callee.object) && !NOT_RUN.includes(callee.property.value);
}

function written(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral') return null;
  return node.quasis
    .map(
      ({ cooked }, i) => cooked + (node.expressions[i] ? `\${${node.expressions[i].value}}` : ''),
    )
    .join('');
}
