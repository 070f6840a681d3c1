import type { Party } from '@boekwerk/shared/contract/invoice';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { countryName } from '@boekwerk/shared/domain/relation/countries';
import { contactName, partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { Content } from 'pdfmake/interfaces';
import { LOGO_BOX, PAGE, PLAIN, typed } from './look';
import { kindOf, type PrintedInvoice, type PrintedKind } from './printed-invoice';
import { creditedText, periodText, TEXTS } from './texts';

/** Sender, customer, and what identifies the invoice. */
export const headerOf = (invoice: PrintedInvoice, logo: string | null): Content[] => [
  {
    columns: [
      { width: '*', stack: [logo ? { image: logo, fit: LOGO_BOX } : senderName(invoice.from)] },
      {
        width: 190,
        stack: [...(logo ? [nameLine(invoice.from)] : []), ...senderLines(invoice.from)],
      },
    ],
    columnGap: 24,
  },
  { text: titleOf(invoice), style: 'title', margin: [0, 30, 0, 14] },
  {
    columns: [
      { width: '*', stack: customerLines(invoice) },
      { width: 'auto', layout: PLAIN, table: { body: factsOf(invoice).map(factRow) } },
    ],
    columnGap: 24,
  },
  ...subjectOf(invoice),
];

/** Above a further page: which invoice it belongs to. */
export const continuedOf = (invoice: PrintedInvoice, page: number): Content =>
  page === 1
    ? ''
    : {
        text: [titleOf(invoice), invoice.number].filter(Boolean).join(' '),
        style: 'small',
        margin: [PAGE.side, 26, PAGE.side, 0],
      };

const TITLES: Record<PrintedKind, string> = {
  template: TEXTS.template,
  concept: TEXTS.concept,
  reminder: TEXTS.reminder,
  credit: TEXTS.credit,
  invoice: TEXTS.invoice,
};

export function titleOf(invoice: PrintedInvoice): string {
  const kind = kindOf(invoice);
  return kind === 'concept' && invoice.is_credit ? TEXTS.conceptCredit : TITLES[kind];
}

const senderName = (from: Party) => typed(partyName(from), { fontSize: 16, bold: true });

/** A logo says the name in its own way; without one it stands there itself. */
const nameLine = (from: Party) => typed(partyName(from), { style: 'name' });

const senderLines = (from: Party): Content[] => [
  ...addressLines(from).map((line) => typed(line)),
  ...(from.phone ? [typed(`${TEXTS.phone} ${from.phone}`, { margin: [0, 4, 0, 0] })] : []),
  ...(from.email ? [typed(from.email)] : []),
];

/** A company's contact person comes below its name. */
const customerLines = ({ to }: PrintedInvoice): Content[] => [
  typed(partyName(to), { style: 'name', fontSize: 10.5 }),
  ...[contactName(to), ...addressLines(to)]
    .filter(Boolean)
    .map((line) => typed(line, { fontSize: 9.5 })),
];

const addressLines = (party: Party) =>
  [
    party.address,
    `${party.postal_code}  ${party.city}`.trim(),
    party.country === 'NL' ? '' : countryName(party.country),
  ].filter(Boolean);

type Fact = [label: string, value: string];

function factsOf(invoice: PrintedInvoice): Fact[] {
  const { reference, to } = invoice;
  const facts: Fact[] = [
    ...(invoice.is_template ? [] : datesOf(invoice)),
    [TEXTS.reference, reference],
    [TEXTS.customerTaxNumber, to.tax_number],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** A credit is not due on a day; a recurring invoice is about a period. */
function datesOf(invoice: PrintedInvoice): Fact[] {
  const { number, reminder, credited, delivery_date, period_start, period_end } = invoice;
  return [
    [TEXTS.number, number ?? TEXTS.noNumber],
    [TEXTS.reminderDate, reminder ? formatDate(reminder.date) : ''],
    [TEXTS.date, formatDate(invoice.date)],
    [TEXTS.expirationDate, invoice.is_credit ? '' : formatDate(invoice.expiration_date)],
    [TEXTS.period, period_start && period_end ? periodText(period_start, period_end) : ''],
    [TEXTS.deliveryDate, delivery_date ? formatDate(delivery_date) : ''],
    [TEXTS.credited, credited ? creditedText(credited) : ''],
  ];
}

const factRow = ([label, value]: [string, string]) => [
  { text: label, style: 'muted' },
  typed(value, label === TEXTS.number ? { bold: true } : {}),
];

const subjectOf = ({ description }: PrintedInvoice): Content[] =>
  description ? [typed(description, { bold: true, margin: [0, 22, 0, 0] })] : [];
