import type { Element } from '../xml/element';
import { writeXml } from '../xml/write-xml';

/** A document with an element on each line, for people. */
export function indented(element: Element, indent = ''): string {
  if (element.children.length === 0) return indent + writeXml(element);
  const inner = element.children.map((child) => indented(child, `${indent}  `));
  const { name, attributes } = element;
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return [`${indent}<${name}${said.join('')}>`, ...inner, `${indent}</${name}>`].join('\n');
}
