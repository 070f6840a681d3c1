import { XMLBuilder } from 'fast-xml-parser';
import type { Element } from './element';

/** Escapes texts and attributes; puts no white space between elements, which the package does not take. */
const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  suppressEmptyNode: true,
});

export const writeXml = (root: Element): string => builder.build([rawOf(root)]);

function rawOf({ name, attributes, children, text }: Element): Record<string, unknown> {
  const said = holdable(text);
  return {
    [name]: [...(said === '' ? [] : [{ '#text': said }]), ...children.map(rawOf)],
    ':@': Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key, holdable(value)]),
    ),
  };
}

/** Leaves out what no document can hold, half a pair among it. Source: XML 1.0, 2.2 (Char). */
const holdable = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
