import { isoOf } from '../books/days';
import { periodName, yearsOf } from '../books/find';
import type { FiscalYear, Office } from '../books/types';
import type { Call, Service } from '../soap/call';
import { INSTANCE, TWINFIELD } from '../soap/envelope';
import { officeOfCaller } from '../soap/sign-on';
import { soapFault } from '../soap/soap-fault';
import { isOpenPeriod, type StandIn } from '../stand-in';
import { type Element, element, textOf } from '../xml/element';
import { writeXml } from '../xml/write-xml';
import { PeriodFault } from './period-fault';

const ACTION = `${TWINFIELD}PeriodService/Query`;
const OWN = 'http://schemas.datacontract.org/2004/07/Twinfield.WebServices.PeriodService';
const SHARED = 'http://schemas.datacontract.org/2004/07/Twinfield.WebServices.Shared';
const ARRAYS = 'http://schemas.microsoft.com/2003/10/Serialization/Arrays';

/** `PeriodService.svc`: years and periods of an office. Its header has another name than the others'. */
export const periodService: Service = {
  name: 'periods',
  path: '/webservices/PeriodService.svc',
  header: { name: 'Authentication', namespace: TWINFIELD, partsNamespace: SHARED },
  read(standIn, caller, body, action): Call {
    if (action !== ACTION || body.name !== 'Query')
      throw soapFault(100, (texts) => texts.soapAction(action));
    const office = officeOfCaller(caller);
    const [, type = ''] = (body.attributes.type ?? '').split(':');
    const query = Object.hasOwn(QUERIES, type) ? QUERIES[type] : undefined;
    if (!query) throw soapFault(187);
    return {
      kind: 'sync',
      credits: 3,
      asked: writeXml({ ...body, attributes: { type } }),
      run() {
        const answer = element('QueryResponse', [result(query(standIn, office, body))], {
          xmlns: TWINFIELD,
        });
        return { body: answer, shown: writeXml(answer) };
      },
    };
  },
};

type Query = (standIn: StandIn, office: Office, body: Element) => Element[];

const QUERIES: Record<string, Query> = { GetYears: getYears, GetPeriods: getPeriods };

function getYears({ books }: StandIn, office: Office): Element[] {
  const years = yearsOf(books, office.key).map(({ year }) => element('b:int', String(year)));
  return [element('a:Years', years, { 'xmlns:b': ARRAYS })];
}

function getPeriods(standIn: StandIn, office: Office, body: Element): Element[] {
  const said = textOf(body, 'Year');
  const found = yearsOf(standIn.books, office.key).find(({ year }) => String(year) === said);
  if (!found) throw new PeriodFault('YearNotFound', (texts) => texts.yearNotFound(said));
  return [element('a:Periods', periodsOf(standIn, office, found))];
}

const periodsOf = (standIn: StandIn, { key }: Office, { year, periods }: FiscalYear): Element[] =>
  periods.map(({ number, name, end }) =>
    element('a:Period', [
      element('a:EndDate', `${isoOf(end)}T00:00:00`),
      element('a:Name', name),
      element('a:Number', String(number)),
      element('a:Open', String(isOpenPeriod(standIn, key, periodName(year, number)))),
    ]),
  );

const result = (parts: Element[]): Element =>
  element('QueryResult', parts, { 'xmlns:a': OWN, 'xmlns:i': INSTANCE });
