/** An element, read or to be written; names without their prefix when read. All content is text: "0110" is not 110. */
export type Element = {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
};

/** An element to write: with a text, or with children. */
export function element(
  name: string,
  content: string | Element[] = '',
  attributes: Record<string, string> = {},
): Element {
  const isText = typeof content === 'string';
  return { name, attributes, children: isText ? [] : content, text: isText ? content : '' };
}

/** The element with a text, unless that is empty: for what need not be sent. */
export const unlessEmpty = (name: string, text: string): Element[] =>
  text === '' ? [] : [element(name, text)];

export const childrenOf = (parent: Element | undefined, name: string): Element[] =>
  parent?.children.filter((candidate) => candidate.name === name) ?? [];

/** The first element at a path: `header/code`. */
export const at = (parent: Element | undefined, path: string): Element | undefined =>
  path.split('/').reduce<Element | undefined>((found, name) => childrenOf(found, name)[0], parent);

/** Its text without the white space around it; empty when it is not there. */
export const textAt = (parent: Element | undefined, path: string): string =>
  at(parent, path)?.text.trim() ?? '';
