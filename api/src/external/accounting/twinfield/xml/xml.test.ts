import { decodeBytes } from './decode-bytes';
import { element, textAt } from './element';
import { parseXml, XmlError } from './parse-xml';
import { writeXml } from './write-xml';

describe('a document that is written', () => {
  const TEXTS = [
    'Jansen & Zn. <B.V.> "De Bakker" \'s ochtends',
    ']]>',
    '&amp; blijft &amp;',
    '😀 é ﬁ',
    '<!DOCTYPE x>',
    '0110',
  ];

  it.each(TEXTS)('says %s in a text and in an attribute', (text) => {
    const written = writeXml(element('a', [element('b', text)], { c: text }));
    const read = parseXml(written);
    expect(textAt(read, 'b')).toBe(text);
    expect(read.attributes.c).toBe(text);
  });

  it('travels within another as a text', () => {
    const inner = writeXml(element('a', 'x & y'));
    expect(
      parseXml(textAt(parseXml(writeXml(element('o', [element('i', inner)]))), 'i')).text,
    ).toBe('x & y');
  });

  it('leaves out what no document can hold', () => {
    expect(writeXml(element('a', 'a\u0000b\u0008c\ufffed\ud800e'))).toBe('<a>abcde</a>');
  });

  it('has no white space between elements', () => {
    expect(writeXml(element('a', [element('b'), element('c', '1')]))).toBe('<a><b/><c>1</c></a>');
  });
});

describe('a document that is read', () => {
  it('has texts for codes and amounts, without prefixes', () => {
    const root = parseXml('<x:a xmlns:x="urn:x" x:b="0010"><x:c>0110</x:c><c>1.0</c></x:a>');
    expect(root).toMatchObject({ name: 'a', attributes: { b: '0010' } });
    expect(root.children.map(({ name, text }) => `${name} ${text}`)).toEqual(['c 0110', 'c 1.0']);
  });

  it('means its entities once, and in CDATA none', () => {
    const text = '&amp;lt; &#233; &#xE9; &#x1F600; &apos;&quot; &onbekend; &#0;&#xD800;&#9999999;';
    expect(parseXml(`<a>${text}</a>`).text).toBe('&lt; é é 😀 \'" &onbekend; ');
    expect(parseXml('<a><![CDATA[<b>&amp;</b>]]></a>').text).toBe('<b>&amp;</b>');
    expect(parseXml('<a>1<![CDATA[2]]>3</a>').text).toBe('123');
  });

  it('holds many numbered entities without growing', () => {
    expect(parseXml(`<a>${'&#233;'.repeat(100_000)}</a>`).text).toHaveLength(100_000);
  });

  it.each([
    ['nothing', ''],
    ['a text', 'Service Unavailable'],
    ['half of it', '<a><b>1</b><c'],
    ['an end that is missing', '<a><b>1</b>'],
    ['two roots', '<a/><b/>'],
    ['entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['a file of this machine', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['a page', '<!doctype html><html><body>Even geduld</body></html>'],
    ['a hundred levels', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`],
    ['an attribute twice', '<a b="1" b="2"/>'],
  ])('is refused with %s', (_, text) => {
    expect(() => parseXml(text)).toThrow(XmlError);
  });

  it('says nothing of its content when it is refused', () => {
    expect(() => parseXml('<AccessToken>geheim')).toThrow(/^the document is not well-formed$/);
  });
});

describe('bytes', () => {
  it.each([
    ['UTF-8', Buffer.from('é')],
    ['UTF-8 with a mark', Buffer.from('\ufeffé')],
    ['UTF-16, low byte first', Buffer.from('\ufeffé', 'utf16le')],
    ['UTF-16, high byte first', Buffer.from('\ufeffé', 'utf16le').swap16()],
  ])('are read as %s', (_, bytes) => {
    expect(decodeBytes(bytes, 'text/xml; charset=utf-8')).toBe('é');
  });

  it('are UTF-16 without a mark when their type says so, and never UTF-7', () => {
    expect(decodeBytes(Buffer.from('é', 'utf16le'), 'text/xml; charset="utf-16"')).toBe('é');
    expect(decodeBytes(Buffer.from('+ADw-a+AD4-'), 'text/xml; charset=utf-7')).toBe('+ADw-a+AD4-');
  });
});
