import { aPurchase, aSale, purchaseLines } from '../../testing/invoices';
import { faultIn, standInUnderTest } from '../../testing/stand-in-under-test';
import { child, childrenOf, type Element, textOf } from '../../xml/element';

const standIn = standInUnderTest();

const column = (field: string, operator = 'none', from = '', to = '') =>
  `<column><field>${field}</field><visible>true</visible><ask>${operator !== 'none'}</ask><operator>${operator}</operator><from>${from}</from><to>${to}</to></column>`;
const columns = (code: string, ...all: string[]) =>
  `<columns code="${code}">${all.join('')}</columns>`;
const PERIOD = column('fin.trs.head.yearperiod', 'between', '2026/01', '2026/12');

const cells = (answer: Element) =>
  childrenOf(answer, 'tr').map((row) => childrenOf(row, 'td').map(({ text }) => text));

it('finds what was posted by period, journal and relation, with its free text and key', async () => {
  await standIn.process(aPurchase({ header: '<freetext3>bw-een</freetext3>' }));
  await standIn.process(aPurchase({ number: 'F-2', lines: purchaseLines({}, { dim2: '2001' }) }));
  const answer = await standIn.process(
    columns(
      '200',
      PERIOD,
      column('fin.trs.head.code', 'equal', 'INK'),
      column('fin.trs.line.dim2', 'between', '2000', '2000'),
      column('fin.trs.line.freetext3'),
      column('fin.trs.line.valuesigned'),
    ),
  );
  expect(cells(answer)).toEqual([['2026/11', 'INK', '2000', 'bw-een', '-121.00']]);
  const key = child(childrenOf(answer, 'tr')[0] ?? answer, 'key');
  expect([
    textOf(key, 'office'),
    textOf(key, 'code'),
    textOf(key, 'number'),
    textOf(key, 'line'),
  ]).toEqual(['1001', 'INK', '202600001', '1']);
});

it('shows the words for a code beside it', async () => {
  await standIn.process(aSale());
  const answer = await standIn.process(columns('100', PERIOD, column('fin.trs.head.status')));
  const [, status] = childrenOf(childrenOf(answer, 'tr')[0] ?? answer, 'td');
  expect([status?.text, status?.attributes.name]).toEqual(['temporary', 'Concept']);
});

it('shows customers, suppliers or all ledgers, as its code says', async () => {
  await standIn.process(aPurchase());
  await standIn.process(aSale());
  const count = async (code: string) =>
    Number((await standIn.process(columns(code, PERIOD))).attributes.total);
  expect([await count('100'), await count('200'), await count('030_3')]).toEqual([1, 1, 6]);
});

it('finds what changed since a moment', async () => {
  await standIn.process(aPurchase());
  standIn.clock.now = new Date('2026-11-22T10:30:00Z');
  await standIn.process(aPurchase({ number: 'F-2' }));
  const since = column('fin.trs.head.modified', 'between', '20261122101500', '20991231000000');
  const answer = await standIn.process(columns('200', since, column('fin.trs.line.invnumber')));
  expect(cells(answer)).toEqual([['20261122103000', 'F-2']]);
});

it('leaves out what was deleted', async () => {
  await standIn.process(aPurchase());
  await standIn.process(
    '<transaction action="delete" reason="x"><office>1001</office><code>INK</code><number>202600001</number></transaction>',
  );
  expect((await standIn.process(columns('200', PERIOD))).attributes.total).toBe('0');
});

it('does not see the last minute while it runs behind', async () => {
  await standIn.switchOn({ fault: 'browse-behind' });
  await standIn.process(aPurchase());
  const { access_token: token } = await standIn.signIn();
  const total = async () =>
    (await standIn.process(columns('200', PERIOD), { token })).attributes.total;
  standIn.clock.now = new Date('2026-11-22T10:00:59Z');
  expect(await total()).toBe('0');
  standIn.clock.now = new Date('2026-11-22T10:01:00Z');
  expect(await total()).toBe('1');
});

it.each([
  ['free text', column('fin.trs.line.freetext3', 'equal', 'bw-een')],
  ['the date', column('fin.trs.head.date', 'between', '20260101', '20261231')],
  ['an amount without its sign', column('fin.trs.line.value')],
  ['a field that is not there', column('fin.trs.line.raadsel')],
])('ends in an unexpected error on %s as a filter or column', async (_, sent) => {
  const answer = await standIn.ask(columns('200', PERIOD, sent));
  expect([answer.statusCode, faultIn(answer.rawPayload).code]).toEqual([500, '100']);
});
