import { nodesOf, parsedText } from '../syntax-tree.mjs';

/** Attributes and properties that hold classes: `className`, `rootClassName`, `classNames`. */
const HOLDS_CLASSES = /^(?:className|\w+ClassName|classNames)$/;

/** Handed on; they are read where they are said. */
const NO_CLASSES = ['className', 'undefined'];

/** Stands for what only the running page could tell. */
export const UNREADABLE = '…';

/**
 * What a source names in the document.
 *
 * @param {string} text
 * @param {string} file its ending tells whether it may hold JSX
 * @returns {{ classes: string[], ids: string[], properties: string[] }} each class in every form that it may have, with
 * `UNREADABLE` in what is put together of more than literals; the ids that are written out; custom properties that it sets
 */
export function namesIn(text, file) {
  const properties = (text.match(/(?<=['"`])--[\w-]+/g) ?? []).map(String);
  if (!/class|\sid=/i.test(text)) return { classes: [], ids: [], properties };
  const nodes = [...nodesOf(parsedText(text, file))];
  const classes = nodes.flatMap(classesHeldBy).flatMap((held) => held.split(/\s+/));
  return { classes: [...new Set(classes)].filter(Boolean), ids: idsIn(nodes), properties };
}

function classesHeldBy({ type, name, key, value, property }) {
  if (type === 'JSXAttribute' && HOLDS_CLASSES.test(name.value)) return textsOf(value);
  if (type === 'KeyValueProperty' && HOLDS_CLASSES.test(key.value)) return textsOf(value);
  // Given past React, under a name that may be anything.
  return type === 'MemberExpression' && property.value === 'classList' ? [UNREADABLE] : [];
}

/** All texts that an expression may be. */
function textsOf(node) {
  switch (node.type) {
    case 'StringLiteral':
      return [node.value];
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return textsOf(node.expression);
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'BinaryExpression':
      return [...(node.operator === '&&' ? [''] : textsOf(node.left)), ...textsOf(node.right)];
    case 'TemplateLiteral':
      return node.expressions.reduce(
        (texts, expression, index) =>
          combined(combined(texts, textsOf(expression)), [node.quasis[index + 1].cooked]),
        [node.quasis[0].cooked],
      );
    case 'ObjectExpression':
      return node.properties.flatMap((property) => textsOf(property.value ?? property));
    default:
      return [NO_CLASSES.includes(node.value) ? '' : UNREADABLE];
  }
}

const combined = (texts, endings) =>
  texts.flatMap((text) => endings.map((ending) => `${text}${ending}`));

/** Of elements, not of components: what those do with theirs is seen where they do it. */
function idsIn(nodes) {
  const constants = new Map(
    nodes
      .filter(({ type, init }) => type === 'VariableDeclarator' && init?.type === 'StringLiteral')
      .map(({ id, init }) => [id.value, init.value]),
  );
  const writtenOut = (value) =>
    value?.type === 'StringLiteral' ? value.value : constants.get(value?.expression?.value);
  return nodes
    .filter(({ type, name }) => type === 'JSXOpeningElement' && /^[a-z]/.test(name.value))
    .flatMap(({ attributes }) => attributes)
    .filter(({ type, name }) => type === 'JSXAttribute' && name.value === 'id')
    .flatMap(({ value }) => writtenOut(value) ?? []);
}
