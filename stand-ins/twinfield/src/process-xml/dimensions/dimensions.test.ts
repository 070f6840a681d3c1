import { messagesIn } from '../../testing/messages-in';
import { standInUnderTest } from '../../testing/stand-in-under-test';
import { child, childrenOf, textOf } from '../../xml/element';

const standIn = standInUnderTest();

const dimension = (parts: string, attributes = '') =>
  `<dimension${attributes}><office>1001</office>${parts}</dimension>`;
const save = (parts: string, attributes = '') => standIn.process(dimension(parts, attributes));
const supplier = (parts: string) => save(`<type>CRD</type><name>Nieuw B.V.</name>${parts}`);
const read = (type: string, code: string) =>
  standIn.process(
    `<read><type>dimensions</type><office>1001</office><dimtype>${type}</dimtype><code>${code}</code></read>`,
  );

describe('a new relation', () => {
  it('without a code gets the next one', async () => {
    const answer = await supplier('<code></code>');
    expect([answer.attributes.result, textOf(answer, 'code')]).toEqual(['1', '2004']);
    expect(textOf(await supplier(''), 'code')).toBe('2005');
  });

  it('keeps what was sent, after a restart too', async () => {
    await supplier(
      '<vatnumber>NL004495445B01</vatnumber><financials><duedays>14</duedays></financials><addresses><address type="invoice" default="true"><country>NL</country><city>Ede</city></address></addresses><banks><bank default="true"><ascription>Nieuw &amp; Co</ascription><iban>NL91ABNA0417164300</iban></bank></banks>',
    );
    await standIn.restart();
    const found = await read('CRD', '2004');
    expect(textOf(found, 'vatnumber')).toBe('NL004495445B01');
    expect(textOf(child(found, 'financials'), 'duedays')).toBe('14');
    expect(textOf(childrenOf(child(found, 'addresses'), 'address')[0], 'city')).toBe('Ede');
    expect(textOf(childrenOf(child(found, 'banks'), 'bank')[0], 'ascription')).toBe('Nieuw & Co');
  });

  it('sent twice without a code is there twice', async () => {
    await supplier('');
    await supplier('');
    const answer = await standIn.process(
      '<list><type>dimensions</type><office>1001</office><dimtype>CRD</dimtype></list>',
    );
    const names = answer.children.map(({ attributes }) => attributes.name);
    expect(names.filter((name) => name === 'Nieuw B.V.')).toHaveLength(2);
  });
});

describe('a relation that is there', () => {
  it('is changed by its code, and keeps what was not sent', async () => {
    await save('<type>CRD</type><code>2000</code><name>Anders</name>');
    const found = await read('CRD', '2000');
    expect([textOf(found, 'name'), textOf(found, 'cocnumber')]).toEqual(['Anders', '12345678']);
  });

  it('is taken out of use with its name, and stays to be read', async () => {
    const parts = '<type>CRD</type><code>2000</code><name>Weg</name>';
    expect((await save(parts, ' status="inactive"')).attributes.status).toBe('deactivated');
    expect((await read('CRD', '2000')).attributes).toMatchObject({ result: '1' });
  });
});

it.each([
  ['no name', '<type>DEB</type>', 'name', 'Naam moet worden ingevuld.'],
  [
    'a code outside the mask',
    '<type>DEB</type><name>A</name><code>2000</code>',
    'code',
    'De code voldoet niet aan het formaat 1[0-9][0-9][0-9].',
  ],
  [
    'inuse',
    '<type>DEB</type><name>A</name><inuse>true</inuse>',
    'inuse',
    'inuse kan niet worden opgegeven.',
  ],
  [
    'a holder of 41 characters',
    `<type>CRD</type><name>A</name><banks><bank><ascription>${'a'.repeat(41)}</ascription></bank></banks>`,
    'banks/bank/ascription',
    'Begunstigde is ongeldig.',
  ],
  [
    'a control ledger that is not there',
    '<type>CRD</type><name>A</name><financials><substitutewith>11300</substitutewith></financials>',
    'financials/substitutewith',
    'De dimensie 11300 met financieel niveau 1 niet gevonden.',
  ],
  [
    'a VAT code that is not there',
    '<type>CRD</type><name>A</name><financials><vatcode>XX</vatcode></financials>',
    'financials/vatcode',
    'Btw XX bestaat niet of is (nog) niet actief.',
  ],
  [
    'a ledger',
    '<type>BAS</type><name>A</name>',
    'type',
    'Dimensies van type BAS kunnen niet worden toegevoegd of gewijzigd.',
  ],
])('refuses %s, with the message at its element', async (_, parts, place, message) => {
  const answer = await save(parts);
  expect(answer.attributes.result).toBe('0');
  expect(messagesIn(answer)).toEqual({ [place]: message });
});

it('answers several with a result each, and 0 for all when one failed', async () => {
  const answer = await standIn.process(
    `<dimensions>${dimension('<type>DEB</type><name>Goed</name>')}${dimension('<type>DEB</type>')}</dimensions>`,
  );
  expect(answer.attributes.result).toBe('0');
  expect(answer.children.map(({ attributes }) => attributes.result)).toEqual(['1', '0']);
  expect(textOf(await read('DEB', '1004'), 'name')).toBe('Goed');
});

it('keeps the relations of two offices apart', async () => {
  await save('<type>DEB</type><code>1000</code><name>Hier anders</name>');
  const elsewhere = await standIn.process(
    '<read><type>dimensions</type><office>1002</office><dimtype>DEB</dimtype><code>1000</code></read>',
  );
  expect(textOf(elsewhere, 'name')).toBe('Hotel De Gouden Leeuw');
});
