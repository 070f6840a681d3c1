/** An element of a document, read or to be written. Codes stay texts: "0110" is not 110. */
export type Element = {
  name: string;
  /** Resolved; empty for none. A written element says its own in `xmlns`. */
  namespace: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
  /** Writes the text as CDATA instead of escaping it. */
  isCdata?: boolean;
};

export type Content = string | Element[];

/** An element to write: with a text, or with children. */
export function element(
  name: string,
  content: Content = '',
  attributes: Record<string, string> = {},
): Element {
  const isText = typeof content === 'string';
  return {
    name,
    namespace: '',
    attributes,
    children: isText ? [] : content,
    text: isText ? content : '',
  };
}

export const child = (parent: Element, name: string): Element | undefined =>
  parent.children.find((candidate) => candidate.name === name);

export const childrenOf = (parent: Element | undefined, name: string): Element[] =>
  parent?.children.filter((candidate) => candidate.name === name) ?? [];

/** The text of a child without the white space around it; empty when there is none. */
export const textOf = (parent: Element | undefined, name: string): string =>
  (parent && child(parent, name)?.text.trim()) ?? '';

/** The child of that name; when it was not sent, an empty one is put there, so that a message finds its place. */
export function place(parent: Element, name: string): Element {
  const found = child(parent, name);
  if (found) return found;
  const made = element(name);
  parent.children.push(made);
  return made;
}
