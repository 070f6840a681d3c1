import { UnreadableAnswer } from '../../accounting-error';
import type { Access } from '../../accounting-package';
import type { TransactionList, TransactionRow, TransactionsListed } from '../../transaction';
import { officeOf } from '../office-of';
import { readDocument } from '../process-xml/read-document';
import { readAmount } from '../read-amount';
import { readCode } from '../read-code';
import type { TwinfieldSettings } from '../settings';
import { childrenOf, type Element, element, textAt, unlessEmpty } from '../xml/element';

/** Lines of customers, and of suppliers. */
const CODES = { sales: '100', purchases: '200' } as const;

/**
 * The transactions of customers or suppliers in some periods. Free text and date take no operator in the package, and what
 * was posted a minute ago may not be there yet (assumed).
 */
export async function listTransactions(
  settings: TwinfieldSettings,
  access: Access,
  list: TransactionList,
): Promise<TransactionsListed> {
  officeOf(access);
  const code = list.is_sale ? CODES.sales : CODES.purchases;
  const request = element('columns', columns(list), { code });
  const answer = await readDocument(settings, access, request);
  return eachIn(onePerTransaction(childrenOf(answer, 'tr')));
}

type Filter = { operator: 'equal' | 'between'; from: string; to?: string };

function columns(list: TransactionList): Element[] {
  const { periods, journal_code, relation_code } = list;
  const filters: Record<string, Filter | undefined> = {
    'fin.trs.head.yearperiod': { operator: 'between', from: periods.from, to: periods.to },
    'fin.trs.head.code': journal_code ? { operator: 'equal', from: journal_code } : undefined,
    'fin.trs.head.status': undefined,
    'fin.trs.head.inpdate': undefined,
    'fin.trs.head.modified': undefined,
    'fin.trs.line.dim2': relation_code
      ? { operator: 'between', from: relation_code, to: relation_code }
      : undefined,
    'fin.trs.line.invnumber': undefined,
    'fin.trs.line.freetext1': undefined,
    'fin.trs.line.freetext2': undefined,
    'fin.trs.line.freetext3': undefined,
    'fin.trs.line.valuesigned': undefined,
  };
  return Object.entries(filters).map(([field, filter], index) => column(field, filter, index + 1));
}

const column = (field: string, filter: Filter | undefined, id: number): Element =>
  element(
    'column',
    [
      element('field', field),
      element('visible', 'true'),
      element('ask', String(filter !== undefined)),
      element('operator', filter?.operator ?? 'none'),
      ...unlessEmpty('from', filter?.from ?? ''),
      ...unlessEmpty('to', filter?.to ?? ''),
    ],
    { id: String(id) },
  );

/** A row is a line: of each transaction the first one, which has the total. */
function onePerTransaction(rows: Element[]): Element[] {
  const first = new Map<string, Element>();
  for (const row of rows) {
    const name = `${textAt(row, 'key/code')}/${textAt(row, 'key/number')}`;
    const before = first.get(name);
    if (!before || lineOf(row) < lineOf(before)) first.set(name, row);
  }
  return [...first.values()];
}

const lineOf = (row: Element) => Number(textAt(row, 'key/line'));

function eachIn(found: Element[]): TransactionsListed {
  const listed: TransactionsListed = { rows: [], unreadable: [] };
  for (const row of found)
    try {
      listed.rows.push(rowIn(row));
    } catch (error) {
      if (!(error instanceof UnreadableAnswer)) throw error;
      const named = { journal_code: textAt(row, 'key/code'), number: textAt(row, 'key/number') };
      listed.unreadable.push({ ...named, why: error.message });
    }
  return listed;
}

function rowIn(row: Element): TransactionRow {
  const cells = new Map(
    childrenOf(row, 'td').map(({ attributes, text }) => [attributes.field, text.trim()]),
  );
  const cell = (field: string) => cells.get(`fin.trs.${field}`) ?? '';
  return {
    journal_code: readCode(row, 'key/code'),
    number: readCode(row, 'key/number'),
    status: cell('head.status') === 'final' ? 'final' : 'temporary',
    period: cell('head.yearperiod'),
    relation_code: cell('line.dim2'),
    invoice_number: cell('line.invnumber'),
    free_texts: [cell('line.freetext1'), cell('line.freetext2'), cell('line.freetext3')],
    value: readAmount(cell('line.valuesigned')),
    created: cell('head.inpdate'),
    modified: cell('head.modified'),
  };
}
