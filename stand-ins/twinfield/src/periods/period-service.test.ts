import { periodsQuery } from '../testing/services';
import { standInUnderTest } from '../testing/stand-in-under-test';
import { child, childrenOf, type Element, textOf } from '../xml/element';
import { parseXml } from '../xml/parse-xml';

const standIn = standInUnderTest();

async function query(type: string, inner = '', company = '1001') {
  const { access_token } = await standIn.signIn();
  const answer = await standIn.soap(
    'PeriodService.svc',
    periodsQuery(access_token, company, type, inner),
    'PeriodService/Query',
  );
  return {
    status: answer.statusCode,
    body: parseXml(answer.body).children[0]?.children[0] as Element,
  };
}

const periods = async (year: number, company?: string) => {
  const { body } = await query('GetPeriods', `<a:Year>${year}</a:Year>`, company);
  return childrenOf(child(child(body, 'QueryResult') ?? body, 'Periods'), 'Period').map(
    (period) =>
      `${textOf(period, 'Number')} ${textOf(period, 'EndDate')} ${textOf(period, 'Open')}`,
  );
};

it('knows the years of an office', async () => {
  const { body } = await query('GetYears');
  const years = child(child(body, 'QueryResult') ?? body, 'Years');
  expect(years?.children.map(({ text }) => text)).toEqual(['2024', '2025', '2026', '2027']);
});

it('knows twelve months, and which of them are open', async () => {
  const all = await periods(2025);
  expect(all).toHaveLength(12);
  expect(all[1]).toBe('2 2025-02-28T00:00:00 false');
  expect(all[11]).toBe('12 2025-12-31T00:00:00 true');
});

it('knows weeks where an office has weeks', async () => {
  expect(await periods(2026, '1002')).toHaveLength(52);
});

it('knows of a period that was closed', async () => {
  await standIn.switchOn({ fault: 'period-closed', office: 'VISSER/1001', period: '2026/11' });
  expect((await periods(2026))[10]).toBe('11 2026-11-30T00:00:00 false');
});

it('answers a year that is not there with a fault of its own', async () => {
  const { status, body } = await query('GetPeriods', '<a:Year>1999</a:Year>');
  const fault = child(child(body, 'detail') ?? body, 'PeriodServiceFault');
  expect([status, textOf(fault, 'Code')]).toEqual([500, 'YearNotFound']);
});
