import { searchFor } from '../testing/services';
import { standInUnderTest } from '../testing/stand-in-under-test';
import { child, childrenOf, type Element, textOf } from '../xml/element';
import { parseXml } from '../xml/parse-xml';
import { fitsPattern } from './pattern';

const standIn = standInUnderTest();

async function search(type: string, asked: Parameters<typeof searchFor>[2] = {}, user?: string) {
  const { access_token } = await standIn.signIn(user);
  const answer = await standIn.soap('finder.asmx', searchFor(access_token, type, asked), 'Search');
  const response = parseXml(answer.body).children[0]?.children[0] as Element;
  const found = child(response, 'data');
  const message = child(child(response, 'SearchResult') ?? response, 'MessageOfErrorCodes');
  return {
    error: message && textOf(message, 'Code'),
    total: textOf(found, 'TotalRows'),
    rows: childrenOf(child(found ?? response, 'Items'), 'ArrayOfString').map((row) =>
      row.children.map(({ text }) => text).join(' '),
    ),
  };
}

it('finds VAT codes of one kind', async () => {
  const { rows } = await search('VAT', { options: { vattype: 'purchase' } });
  expect(rows).toContain('IH BTW Hoog');
  expect(rows.some((row) => row.startsWith('V'))).toBe(false);
});

it('finds journals of one category, of the office in the option', async () => {
  expect((await search('TRS', { options: { category: 'sales', office: '1001' } })).rows).toEqual([
    'VRK Verkoopfactuur',
    'VRKI Verkoop via internet',
  ]);
  expect((await search('TRS', { options: { office: '1003' } })).total).toBe('0');
});

it('finds currencies, offices and periods', async () => {
  expect((await search('CUR')).rows).toContain('USD Amerikaanse dollar');
  expect((await search('OFF', {}, 'VISSER/JSMITH')).rows).toHaveLength(3);
  const weeks = await search('PRD', { options: { office: '1002' }, pattern: '2026/*' });
  expect([weeks.total, weeks.rows[0]]).toEqual(['52', '2026/01 Week 1']);
});

it('finds dimensions page by page', async () => {
  const options = { dimtype: 'DEB', office: '1001' };
  const { total, rows } = await search('DIM', { options, first: '2', most: '2' });
  expect([total, rows]).toEqual(['4', ['1001 Lunchroom Zoet & Zout', '1002 Müller Feinkost GmbH']]);
});

it('finds dimensions that changed since a moment', async () => {
  standIn.clock.now = new Date('2026-11-22T11:00:00Z');
  await standIn.process(
    '<dimension><office>1001</office><type>DEB</type><name>Vers</name></dimension>',
  );
  const options = { dimtype: 'DEB', modifiedsince: '20261122103000' };
  expect((await search('DIM', { options })).rows).toEqual(['1004 Vers']);
});

it('looks in the code, the name or both', async () => {
  const options = { dimtype: 'PNL' };
  const find = async (pattern: string, field: string) =>
    (await search('DIM', { options, pattern, field })).total;
  expect(await find('430?', '1')).toBe('1');
  expect(await find('kantoor*', '2')).toBe('1');
  expect(await find('430?', '2')).toBe('0');
  expect(await find('*kantoor*', '0')).toBe('1');
});

it.each([
  ['a type that is not there', 'XYZ', {}, 'InvalidFinderType'],
  ['an option that does not belong', 'CUR', { dimtype: 'DEB' }, 'OptionNotAllowed'],
  ['dimensions without their type', 'DIM', {}, 'OptionMandatory'],
  ['an office that is closed to the user', 'TRS', { office: '1004' }, 'NoAccessToOffice'],
])('answers %s with its own code', async (_, type, options, error) => {
  expect(await search(type, { options }, 'VISSER/JSMITH')).toMatchObject({ error, rows: [] });
});

it.each([
  ['*', '', true],
  ['a*c', 'ABC', true],
  ['a?c', 'abbc', false],
  ['*a*a*a*', 'a'.repeat(50), true],
  ['*b', `${'a'.repeat(50_000)}c`, false],
])('the pattern %s and %s fit: %s', (pattern, text, fits) => {
  expect(fitsPattern(pattern, text)).toBe(fits);
});
