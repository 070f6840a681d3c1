import type { Call, Service } from '../soap/call';
import { TWINFIELD } from '../soap/envelope';
import { type Caller, officeOfCaller } from '../soap/sign-on';
import { soapFault } from '../soap/soap-fault';
import type { StandIn } from '../stand-in';
import { child, childrenOf, type Element, element, textOf } from '../xml/element';
import { writeXml } from '../xml/write-xml';
import { FinderError, type Found } from './found';
import { fitsPattern } from './pattern';
import { TYPES } from './types';

/** How many rows without a number. */
const MOST_ROWS = 100;

/** `finder.asmx`: codes and names by a pattern. */
export const finder: Service = {
  name: 'finder',
  path: '/webservices/finder.asmx',
  header: { name: 'Header', namespace: TWINFIELD, partsNamespace: TWINFIELD },
  read(standIn, caller, body, action): Call {
    if (action !== `${TWINFIELD}Search` || body.name !== 'Search' || body.namespace !== TWINFIELD)
      throw soapFault(100, (texts) => texts.soapAction(action));
    officeOfCaller(caller);
    return {
      kind: 'sync',
      credits: 1,
      asked: writeXml(body),
      run() {
        const answer = search(standIn, caller, body);
        return { body: answer, shown: writeXml(answer) };
      },
    };
  },
};

function search(standIn: StandIn, caller: Caller, body: Element): Element {
  try {
    return answerOf(page(body, fitting(body, found(standIn, caller, body))));
  } catch (error) {
    if (error instanceof FinderError) return errorOf(error);
    throw error;
  }
}

function found(standIn: StandIn, caller: Caller, body: Element): Found[] {
  const type = textOf(body, 'type');
  const find = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (!find) throw new FinderError('InvalidFinderType', [type]);
  return find(standIn, caller, optionsIn(body));
}

/** `options/ArrayOfString/string×2`: a name and a value each. */
const optionsIn = (body: Element): Map<string, string> =>
  new Map(
    childrenOf(child(body, 'options'), 'ArrayOfString').map((option) => {
      const [name, value] = childrenOf(option, 'string').map(({ text }) => text.trim());
      return [name ?? '', value ?? ''] as const;
    }),
  );

/** Field 0 looks in code and name, 1 in the code, 2 in the name. */
function fitting(body: Element, rows: Found[]): Found[] {
  const pattern = textOf(body, 'pattern') || '*';
  const field = textOf(body, 'field') || '0';
  return rows.filter(
    ([code, name]) =>
      (field !== '2' && fitsPattern(pattern, code)) ||
      (field !== '1' && fitsPattern(pattern, name)),
  );
}

type Page = { total: number; rows: Found[] };

function page(body: Element, rows: Found[]): Page {
  const first = Math.max(1, Number(textOf(body, 'firstRow')) || 1);
  const most = Number(textOf(body, 'maxRows')) || MOST_ROWS;
  return { total: rows.length, rows: rows.slice(first - 1, first - 1 + most) };
}

const answerOf = ({ total, rows }: Page): Element =>
  response([
    element('SearchResult'),
    element('data', [
      element('TotalRows', String(total)),
      element('Columns', strings(['Code', 'Naam'])),
      element(
        'Items',
        rows.map((row) => element('ArrayOfString', strings(row))),
      ),
    ]),
  ]);

const errorOf = ({ code, parameters }: FinderError): Element =>
  response([
    element('SearchResult', [
      element('MessageOfErrorCodes', [
        element('Type', 'Error'),
        element('Text', code),
        element('Code', code),
        element('Parameters', strings(parameters)),
      ]),
    ]),
    element('data', [element('TotalRows', '0'), element('Columns'), element('Items')]),
  ]);

const response = (parts: Element[]) => element('SearchResponse', parts, { xmlns: TWINFIELD });

const strings = (values: readonly string[]) => values.map((value) => element('string', value));
