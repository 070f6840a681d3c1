import { dimensionAt, transactionsOf } from '../../books/find';
import type { Office } from '../../books/types';
import { type Caller, officeOfCaller } from '../../soap/sign-on';
import { soapFault } from '../../soap/soap-fault';
import type { StandIn } from '../../stand-in';
import { type Element, element } from '../../xml/element';
import type { DocumentCall } from '../document';
import { type Column, columnsIn } from './columns';
import type { Row } from './fields';

type Kind = 'DEB' | 'CRD' | 'any';

/** Which lines each browse shows: those of customers, of suppliers, or of all ledgers. */
const BROWSES: Record<string, Kind> = {
  '000': 'any',
  '030_2': 'any',
  '030_3': 'any',
  '100': 'DEB',
  '130_3': 'DEB',
  '200': 'CRD',
  '230_2': 'CRD',
};

/** `<columns code="…">`: lines of transactions, in the columns that were asked for. */
export function browse(standIn: StandIn, caller: Caller, root: Element): DocumentCall {
  const office = officeOfCaller(caller);
  const code = root.attributes.code ?? '';
  const kind = Object.hasOwn(BROWSES, code) ? BROWSES[code] : undefined;
  if (!kind) throw soapFault(100);
  const columns = columnsIn(root);
  return {
    kind: 'browse',
    credits: 1,
    answer: () => answered(standIn, office, columns, rowsOf(standIn, office, kind)),
  };
}

/** What a browse sees: all, or all but the last seconds while it runs behind. */
function rowsOf(standIn: StandIn, office: Office, kind: Kind): Row[] {
  const { books, faults } = standIn;
  const behind = Math.max(0, ...faults.standing('browse-behind').map(({ seconds }) => seconds));
  const until = books.now().getTime() - behind * 1000;
  return transactionsOf(books, office.key)
    .filter(({ writtenAt }) => behind === 0 || writtenAt <= until)
    .flatMap((transaction) => transaction.lines.map((line) => ({ transaction, line })))
    .filter(({ line }) => kind === 'any' || dimensionAt(books, office.key, kind, line.dim2));
}

function answered({ books }: StandIn, office: Office, columns: Column[], all: Row[]): Element {
  const rows = all.filter((row) => columns.every(({ fits }) => fits(row)));
  const visible = columns.filter(({ isVisible }) => isVisible);
  const cell = ({ name, field }: Column, row: Row) =>
    element('td', field.value(row), {
      field: name,
      hideforuser: 'false',
      type: field.type,
      ...(field.name && { name: field.name(books, row) }),
    });
  const heads = visible.map(({ name, field: { label, type } }) =>
    element('td', name, { label, hideforuser: 'false', type }),
  );
  const found = rows.map((row) =>
    element('tr', [...visible.map((column) => cell(column, row)), keyOf(office, row)]),
  );
  return element('browse', [element('th', heads), ...found], {
    result: '1',
    first: rows.length === 0 ? '0' : '1',
    last: String(rows.length),
    total: String(rows.length),
  });
}

/** Which transaction and line a row is. */
const keyOf = ({ code }: Office, { transaction, line }: Row): Element =>
  element('key', [
    element('office', code),
    element('code', transaction.code),
    element('number', transaction.number),
    element('line', line.id),
  ]);
