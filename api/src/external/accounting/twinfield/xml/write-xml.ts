import { XMLBuilder } from 'fast-xml-parser';
import type { Element } from './element';
import { holdable } from './holdable';

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
