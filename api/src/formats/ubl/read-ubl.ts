import { XMLParser } from 'fast-xml-parser';

/** An element as it was read back: its text, attributes as `@name`, and every child as a list. */
export type Node = { text: string; children: Record<string, Node[]>; attributes: Attributes };
type Attributes = Record<string, string>;

/** Entities stay as they are: what is checked are codes, amounts and whether there is a text. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  removeNSPrefix: true,
});

type Raw = Record<string, unknown>;

/** The root element of a document, names without their prefix. */
export function readUbl(xml: string): Node & { name: string } {
  const [name, root] = (parser.parse(xml) as Raw[])
    .map(entryOf)
    .find(([tag]) => tag[0] !== '?') ?? ['', { text: '', children: {}, attributes: {} }];
  return { name, ...root };
}

function entryOf(raw: Raw): [string, Node] {
  const { ':@': attributes = {}, ...element } = raw;
  const [name, content] = Object.entries(element)[0] as [string, Raw[]];
  const node: Node = { text: '', children: {}, attributes: attributes as Attributes };
  for (const part of Array.isArray(content) ? content : []) {
    if ('#text' in part) node.text += String(part['#text']);
    else addChild(node, entryOf(part));
  }
  return [name, node];
}

function addChild({ children }: Node, [name, child]: [string, Node]) {
  const named = children[name] ?? [];
  named.push(child);
  children[name] = named;
}

/** All elements at a path below a node: `AccountingSupplierParty/Party`. */
export const all = (node: Node, path: string): Node[] =>
  path
    .split('/')
    .reduce<Node[]>((nodes, name) => nodes.flatMap(({ children }) => children[name] ?? []), [node]);

/** The text of the first element at a path; empty when there is none. */
export const textAt = (node: Node, path: string): string => all(node, path)[0]?.text ?? '';
