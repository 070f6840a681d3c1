import { UnreadableAnswer } from '../../accounting-error';
import type { Access } from '../../accounting-package';
import type { Period } from '../../master-data';
import { officeOf } from '../office-of';
import { READ_MS } from '../process-xml/process-xml';
import { readDay } from '../read-day';
import type { TwinfieldSettings } from '../settings';
import { callSoap, type Service, TWINFIELD } from '../soap/call-soap';
import { at, childrenOf, type Element, element, textAt } from '../xml/element';

const OWN = 'http://schemas.datacontract.org/2004/07/Twinfield.WebServices.PeriodService';
const SHARED = 'http://schemas.datacontract.org/2004/07/Twinfield.WebServices.Shared';

/** Its header has another name than the others', and its parts another namespace. */
const SERVICE: Service = {
  path: '/webservices/PeriodService.svc',
  action: `${TWINFIELD}PeriodService/Query`,
  header: (access) =>
    element(
      'Authentication',
      [element('t:AccessToken', access.access_token), element('t:CompanyCode', officeOf(access))],
      { xmlns: TWINFIELD, 'xmlns:t': SHARED },
    ),
};

/**
 * The periods of those years that the office has: four, twelve or fifty-two in a year, which need not be a calendar year.
 *
 * @throws AccountingError
 */
export async function listPeriods(
  settings: TwinfieldSettings,
  access: Access,
  { from, to }: { from: number; to: number },
): Promise<Period[]> {
  const answer = await ask(settings, access, 'GetYears', []);
  const years = (at(answer, 'Years')?.children ?? [])
    .map(({ text }) => Number(text))
    .filter((year) => year >= from && year <= to);
  const periods: Period[] = [];
  for (const year of years) {
    const found = await ask(settings, access, 'GetPeriods', [element('a:Year', String(year))]);
    periods.push(
      ...childrenOf(at(found, 'Periods'), 'Period').map((period) => periodIn(period, year)),
    );
  }
  return periods;
}

async function ask(
  settings: TwinfieldSettings,
  access: Access,
  type: string,
  content: Element[],
): Promise<Element | undefined> {
  const body = element('Query', content, {
    xmlns: TWINFIELD,
    'xmlns:a': OWN,
    'xmlns:i': 'http://www.w3.org/2001/XMLSchema-instance',
    'i:type': `a:${type}`,
  });
  const call = { service: SERVICE, body, patience_ms: READ_MS };
  return at(await callSoap(settings, access, call), 'QueryResult');
}

function periodIn(period: Element, year: number): Period {
  const said = textAt(period, 'Number');
  if (!/^\d{1,3}$/.test(said)) throw new UnreadableAnswer('a period without a number');
  const number = Number(said);
  return {
    year,
    number,
    name: `${year}/${String(number).padStart(2, '0')}`,
    end_date: readDay(textAt(period, 'EndDate')),
    is_open: textAt(period, 'Open') === 'true',
  };
}
