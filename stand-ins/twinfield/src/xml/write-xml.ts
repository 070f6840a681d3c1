import { XMLBuilder } from 'fast-xml-parser';
import type { Element } from './element';

const builder = new XMLBuilder({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  suppressEmptyNode: true,
  cdataPropName: '#cdata',
});

/** The document without white space between elements, which the package does not take either. */
export const writeXml = (root: Element): string => builder.build([rawOf(root)]);

function rawOf({ name, attributes, children, text, isCdata }: Element): Record<string, unknown> {
  const said = writable(text);
  const own = isCdata ? { '#cdata': [{ '#text': said }] } : { '#text': said };
  return {
    [name]: said === '' ? children.map(rawOf) : [own, ...children.map(rawOf)],
    ':@': Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key, writable(value)]),
    ),
  };
}

/** Leaves out what may stand in no document, half a pair among it. Source: XML 1.0, Char. */
const writable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is left out
  text.replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff\ud800-\udfff]/gu, '');
