import { dimensionAt, vatCodeAt } from '../../books/find';
import { dimensionAnywhere, dimensionOn, type Level } from '../../books/levels';
import type { Dimension, DimensionType, Line } from '../../books/types';
import { type Element, place, textOf } from '../../xml/element';
import type { Header } from './read-header';
import type { Reading } from './reading';

type Dimensions = Pick<Line, 'dim1' | 'dim2' | 'dim3'>;

/** Of a total line: the relation, and the control ledger, which the relation knows when it was not sent. */
export function readTotalDimensions(reading: Reading, header: Header, sent: Element): Dimensions {
  const { books, office, fail } = reading;
  const type = header.journal.category === 'sales' ? 'DEB' : 'CRD';
  const [said, code] = [textOf(sent, 'dim1'), textOf(sent, 'dim2')];
  const at = place(sent, 'dim2');
  const relation = dimensionAt(books, office.key, type, code);
  if (code === '') fail(place(sent, 'dim1'), (texts) => texts.needsLevel(said));
  else if (relation) checkActive(reading, at, relation);
  else complainOfType(reading, at, code, 2, type);
  if (said !== '') checkCode(reading, place(sent, 'dim1'), said, 1);
  return { dim1: said || (relation?.financials.substitutewith ?? ''), dim2: code, dim3: '' };
}

/** Of a detail or VAT line: the ledger, what it asks for beside it, and a project. */
export function checkDetailDimensions(
  reading: Reading,
  sent: Element,
  type: 'detail' | 'vat',
): Dimensions {
  const [dim1, dim2, dim3] = [textOf(sent, 'dim1'), textOf(sent, 'dim2'), textOf(sent, 'dim3')];
  if (type === 'vat' && dim1 === '') return { dim1: vatLedger(reading, sent), dim2, dim3 };
  const ledger = checkCode(reading, place(sent, 'dim1'), dim1, 1);
  if (dim2 !== '') checkSecond(reading, place(sent, 'dim2'), dim2, ledger);
  else if (ledger && ledger.needs !== 'nothing')
    reading.fail(place(sent, 'dim1'), (texts) => texts.needsLevel(dim1));
  if (dim3 !== '') checkCode(reading, place(sent, 'dim3'), dim3, 3);
  return { dim1, dim2, dim3 };
}

/** A ledger of relations takes a relation on level 2, any other a cost centre. */
function checkSecond(reading: Reading, at: Element, code: string, ledger: Dimension | undefined) {
  const found = checkCode(reading, at, code, 2);
  if (!found || !ledger) return;
  const isRelation = found.type !== 'KPL';
  if (isRelation === (ledger.needs === 'relation')) return;
  const wanted = ledger.needs === 'relation' ? 'DEB' : 'KPL';
  reading.fail(at, (texts) => texts.levelType(code, 2, wanted));
}

function checkCode(reading: Reading, at: Element, code: string, level: Level) {
  const found = dimensionOn(reading.books, reading.office.key, level, code);
  if (found) checkActive(reading, at, found);
  else complainOfType(reading, at, code, level, level === 1 ? 'BAS' : level === 2 ? 'KPL' : 'PRJ');
  return found;
}

/** A code that is there but belongs elsewhere is told apart from one that is not there. */
function complainOfType(
  { books, office, fail }: Reading,
  at: Element,
  code: string,
  level: Level,
  wanted: DimensionType,
) {
  const isElsewhere = dimensionAnywhere(books, office.key, code) !== undefined;
  fail(at, (texts) =>
    isElsewhere ? texts.levelType(code, level, wanted) : texts.dimensionNotIn(code, office.code),
  );
}

function checkActive({ fail }: Reading, at: Element, { status, code }: Dimension) {
  if (status !== 'active') fail(at, (texts) => texts.dimensionInactive(code));
}

/** The ledger that a VAT code posts to first. */
const vatLedger = ({ books, office }: Reading, sent: Element): string =>
  vatCodeAt(books, office.key, textOf(sent, 'vatcode'))?.rates[0]?.accounts[0]?.dim1 ?? '';
