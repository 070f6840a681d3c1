import { child, element, textOf } from './element';
import { decode, ENCODINGS, encode } from './encoding';
import { parseXml, XmlError } from './parse-xml';
import { writeXml } from './write-xml';

it('gives elements their namespace and drops the prefix', () => {
  const root = parseXml('<a:x xmlns:a="urn:a" xmlns="urn:b"><y a:nil="true">z</y></a:x>');
  expect(root).toMatchObject({ name: 'x', namespace: 'urn:a', attributes: {} });
  expect(child(root, 'y')).toMatchObject({ namespace: 'urn:b', attributes: { nil: 'true' } });
});

it('keeps codes as texts, leading zeros too', () => {
  expect(textOf(parseXml('<a><code>0110</code></a>'), 'code')).toBe('0110');
});

it.each([
  ['nothing', ''],
  ['text alone', 'tekst'],
  ['an open element', '<a><b></a>'],
  ['two roots', '<a/><b/>'],
  ['a document type with entities', '<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>'],
  ['elements a hundred deep', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`],
])('refuses %s', (_, text) => {
  expect(() => parseXml(text)).toThrow(XmlError);
});

it('reads back what it wrote, whatever stands in it', () => {
  const text = `Müller & <Söhne> "x" 'y' ]]> é 😀`;
  const written = writeXml(element('a', [element('b', text, { c: text })]));
  expect(parseXml(written).children[0]).toMatchObject({ text, attributes: { c: text } });
});

it('leaves out characters that no document may hold', () => {
  expect(writeXml(element('a', 'x\u0000\ud800y'))).toBe('<a>xy</a>');
});

it.each(ENCODINGS)('understands what travels as %s', (encoding) => {
  expect(decode(encode('é€😀', encoding))).toBe('é€😀');
});

it('believes the type of a text without a mark', () => {
  expect(decode(Buffer.from('é', 'utf16le'), 'text/xml; charset=utf-16')).toBe('é');
});
