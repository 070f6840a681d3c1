import { dayOf, isDay, saidOf } from '../../books/days';
import { currencyAt, inForce, journalAt, periodOf } from '../../books/find';
import type { Day, Journal, Transaction } from '../../books/types';
import { isOpenPeriod } from '../../stand-in';
import { place, textOf } from '../../xml/element';
import type { Reading } from './reading';

/** Not known; a GUID of 36 fits. */
const LONGEST_TEXT = 40;

export type Header = Pick<
  Transaction,
  | 'code'
  | 'number'
  | 'currency'
  | 'rate'
  | 'date'
  | 'period'
  | 'invoicenumber'
  | 'paymentreference'
  | 'freetexts'
> & { journal: Journal /** Empty when the relation decides. */; duedate: string };

/** The header of a transaction; `null` when it has no journal to go by. Complains about the rest. */
export function readHeader(reading: Reading): Header | null {
  const { books, office, header } = reading;
  const code = textOf(header, 'code');
  const journal = journalAt(books, office.key, code);
  if (!journal) {
    reading.fail(place(header, 'code'), (texts) => texts.journalUnknown(code));
    return null;
  }
  if (journal.category === 'bank' || journal.category === 'cash')
    reading.fail(place(header, 'code'), (texts) => texts.journalClosed(code));

  const date = readDate(reading);
  const currency = textOf(header, 'currency') || office.currency;
  return {
    journal,
    code,
    number: textOf(header, 'number'),
    currency,
    rate: readRate(reading, currency, date),
    date,
    period: readPeriod(reading, date),
    invoicenumber: readInvoiceNumber(reading, journal),
    paymentreference: textOf(header, 'paymentreference'),
    duedate: readDueDate(reading, date),
    freetexts: [
      readFreeText(reading, journal, 1),
      readFreeText(reading, journal, 2),
      readFreeText(reading, journal, 3),
    ],
  };
}

/** Today when none was sent. */
function readDate({ books, header, fail }: Reading): Day {
  const said = textOf(header, 'date');
  const today = dayOf(books.now());
  if (said === '' || isDay(said)) return said || today;
  fail(place(header, 'date'), (texts) => texts.dateInvalid(said));
  return today;
}

function readRate({ books, office, header, fail }: Reading, code: string, date: Day): string {
  const currency = currencyAt(books, office.key, code);
  const at = place(header, 'currency');
  if (!currency) fail(at, (texts) => texts.currencyUnknown(code));
  const rate = currency && inForce(currency.rates, date)?.rate;
  if (currency && !rate) fail(at, (texts) => texts.noRate(code, saidOf(date)));
  return rate ?? '1';
}

/** The one that was sent, else the one that the date falls in. Either must be there and open. */
function readPeriod({ standIn, books, office, header, fail, warn }: Reading, date: Day): string {
  const said = textOf(header, 'period');
  const ofDate = periodOf(books, office.key, date);
  const period = said || (ofDate ?? `${date.slice(0, 4)}/${date.slice(4, 6)}`);
  const at = place(header, said === '' ? 'date' : 'period');
  const isOpen = isOpenPeriod(standIn, office.key, period);
  if (isOpen === undefined) fail(at, (texts) => texts.periodMissing(period));
  if (isOpen === false) fail(at, (texts) => texts.periodClosed(period));
  if (isOpen && said !== '' && ofDate !== said)
    warn(place(header, 'date'), (texts) => texts.outsidePeriod(saidOf(date), said));
  return period;
}

function readInvoiceNumber({ header, fail }: Reading, { category }: Journal): string {
  const said = textOf(header, 'invoicenumber');
  const isAsked = category === 'sales' || category === 'purchase';
  if (said === '' && isAsked)
    fail(place(header, 'invoicenumber'), (texts) => texts.invoiceNumberMissing());
  if (said.length > LONGEST_TEXT)
    fail(place(header, 'invoicenumber'), (texts) => texts.tooLong(LONGEST_TEXT));
  return said;
}

function readDueDate({ header, fail }: Reading, date: Day): Day | '' {
  const said = textOf(header, 'duedate');
  if (said === '' || (isDay(said) && said >= date)) return said;
  fail(place(header, 'duedate'), (texts) => texts.dueDateInvalid());
  return '';
}

/** A field that the journal does not allow may not be sent with a text in it. */
function readFreeText({ header, fail }: Reading, journal: Journal, number: 1 | 2 | 3): string {
  const said = textOf(header, `freetext${number}`);
  const at = place(header, `freetext${number}`);
  if (said !== '' && !journal.freetexts[number - 1])
    fail(at, (texts) => texts.freeTextClosed(number, journal.code));
  if (said.length > LONGEST_TEXT) fail(at, (texts) => texts.tooLong(LONGEST_TEXT));
  return said;
}
