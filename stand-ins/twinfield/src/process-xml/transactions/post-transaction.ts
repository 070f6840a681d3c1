import { momentOf, plusDays } from '../../books/days';
import { transactionAt, transactionsOf } from '../../books/find';
import { dimensionOn } from '../../books/levels';
import { put } from '../../books/tables';
import type { Line, Transaction } from '../../books/types';
import type { Caller } from '../../soap/sign-on';
import type { StandIn } from '../../stand-in';
import { type Element, place } from '../../xml/element';
import { officeIn } from '../offices';
import { refusal } from '../refusal';
import { checkBalance, differenceOf, withBaseValues } from './balance';
import { type Header, readHeader } from './read-header';
import { readLines } from './read-lines';
import { type Reading, readingOf } from './reading';
import { transactionElement } from './transaction-element';
import { balanceVat, vatLinesFor } from './vat-lines';

/**
 * Posts a transaction, or changes the concept whose number it names. Anything said about it, a warning too, keeps it
 * out of the books: who is content with a warning sends it again without asking for warnings.
 */
export function postTransaction(standIn: StandIn, caller: Caller, sent: Element): Element {
  const headerElement = place(sent, 'header');
  const found = officeIn(standIn, caller, headerElement);
  if ('complaint' in found) return refusal(caller, sent, found.complaint);

  const reading = readingOf(standIn, found.office, sent, headerElement);
  const header = readHeader(reading);
  if (!header) return refusal(caller, sent, ...reading.complaints);
  const lines = bookedLines(reading, header);
  const location = readDestiny(reading);
  const before = readBefore(reading, header);
  checkInvoiceNumber(reading, header, lines);
  if (reading.complaints.length > 0) return refusal(caller, sent, ...reading.complaints);

  const transaction = transactionOf(reading, caller, { header, lines, location, before });
  const { journal, period } = header;
  const [year = ''] = period.split('/');
  const last = before ? journal.last : { ...journal.last, [year]: serialOf(transaction) };
  standIn.books.commit([put('transactions', transaction), put('journals', { ...journal, last })]);
  const answer = transactionElement(standIn.books, found.office, transaction, 'post');
  return { ...answer, attributes: { ...sent.attributes, ...answer.attributes } };
}

/** The lines as they go into the books: those sent, and the VAT that the package makes of them. */
function bookedLines(reading: Reading, header: Header): Line[] {
  const sent = readLines(reading, header);
  const made = [...sent, ...vatLinesFor(reading, header, sent)];
  const isRounded = reading.sent.attributes.autobalancevat === 'true';
  const lines = isRounded
    ? balanceVat(
        made,
        differenceOf(made, ({ value }) => value),
      )
    : made;
  checkBalance(reading, lines, header.rate);
  return withBaseValues(lines, header.rate);
}

function readDestiny({ sent, fail }: Reading): Transaction['location'] {
  const said = sent.attributes.destiny ?? 'temporary';
  if (said === 'temporary' || said === 'final') return said;
  fail(sent, (texts) => texts.destinyInvalid());
  return 'temporary';
}

/** The concept that a number names; `undefined` for a new transaction. */
function readBefore({ books, office, header, fail }: Reading, { code, number }: Header) {
  if (number === '') return undefined;
  const before = transactionAt(books, office.key, code, number);
  const at = place(header, 'number');
  if (!before) fail(at, (texts) => texts.transactionUnknown(code, number));
  if (before?.location === 'final') fail(at, (texts) => texts.transactionFinal(code, number));
  return before;
}

/** Warns of a number that another invoice of the relation has, a credit note among them. */
function checkInvoiceNumber(reading: Reading, header: Header, lines: Line[]) {
  const { books, office } = reading;
  const { invoicenumber, code, number } = header;
  const relation = relationOf(lines);
  if (invoicenumber === '' || relation === '') return;
  const isDouble = transactionsOf(books, office.key).some(
    (other) =>
      other.invoicenumber === invoicenumber &&
      relationOf(other.lines) === relation &&
      !(other.code === code && other.number === number),
  );
  if (isDouble)
    reading.warn(place(reading.header, 'invoicenumber'), (texts) =>
      texts.invoiceNumberDouble(invoicenumber),
    );
}

const relationOf = (lines: readonly Line[]) =>
  lines.find(({ type }) => type === 'total')?.dim2 ?? '';

type Parts = {
  header: Header;
  lines: Line[];
  location: Transaction['location'];
  before: Transaction | undefined;
};

function transactionOf(
  { books, office }: Reading,
  { user }: Caller,
  { header, lines, location, before }: Parts,
): Transaction {
  const { journal, number, duedate, ...said } = header;
  const moment = momentOf(books.now());
  const days = dimensionOn(books, office.key, 2, relationOf(lines))?.financials.duedays ?? '0';
  return {
    ...said,
    office: office.key,
    number: before ? number : nextNumber(header),
    location,
    duedate: duedate || plusDays(header.date, Number(days)),
    user: user.code,
    inputdate: before?.inputdate ?? moment,
    modified: moment,
    writtenAt: before?.writtenAt ?? books.now().getTime(),
    lines,
    deleted: null,
  };
}

/** The year of the period and five digits; the number of a deleted concept is not given out again. */
function nextNumber({ journal, period }: Header): string {
  const [year = ''] = period.split('/');
  return `${year}${String((journal.last[year] ?? 0) + 1).padStart(5, '0')}`;
}

const serialOf = ({ number }: Transaction) => Number(number.slice(4));
