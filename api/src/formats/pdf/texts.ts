import type { Party } from '@boekwerk/shared/contract/invoice';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { formatDate, formatEuro } from '@boekwerk/shared/domain/money/format';
import { lastInSentence } from '@boekwerk/shared/domain/relation/last-in-sentence';
import type { TaxId } from '@boekwerk/shared/domain/vat/vat';

export const TEXTS = {
  notMade: 'PDF kon niet worden gemaakt',
  invoice: 'Factuur',
  credit: 'Creditfactuur',
  concept: 'Conceptfactuur',
  conceptCredit: 'Creditfactuur (concept)',
  template: 'Herhaalfactuur',
  reminder: 'Herinnering',
  conceptMark: 'CONCEPT',
  templateMark: 'TEMPLATE',
  number: 'Factuurnummer',
  noNumber: 'Concept',
  date: 'Factuurdatum',
  expirationDate: 'Vervaldatum',
  deliveryDate: 'Leverdatum',
  reminderDate: 'Datum herinnering',
  period: 'Periode',
  credited: 'Betreft factuur',
  reference: 'Inkoop order',
  customerTaxNumber: 'Btw-id klant',
  subject: 'Onderwerp',
  columns: {
    title: 'Omschrijving',
    amount: 'Aantal',
    unit: 'Eenheid',
    price: (inclTax: boolean) => (inclTax ? 'Prijs incl. btw' : 'Prijs excl. btw'),
    vat: 'Btw',
    total: 'Bedrag',
  },
  discount: 'Korting',
  subtotal: 'Subtotaal',
  totalExTax: 'Totaal excl. btw',
  total: 'Totaal',
  takenOff: 'Gecrediteerd',
  paid: 'Al voldaan',
  toPay: 'Te betalen',
  stillToPay: 'Nog te betalen',
  toReceive: 'Te ontvangen',
  settledWith: (number: string) => `Verrekend met factuur ${number}`,
  coc: 'KvK',
  register: 'Handelsregister',
  taxNumber: 'Btw-id',
  iban: 'IBAN',
  phone: 'Tel.',
  page: (page: number, pages: number) => `Pagina ${page} van ${pages}`,
};

/** Where on an invoice something was typed. */
export const FIELD_TEXTS = {
  description: 'het onderwerp',
  reference: 'de inkoop order',
  ofLine: (line: number) => `regel ${line}`,
  ofCompany: (name: string) => `${name} van je bedrijf`,
  ofCustomer: (name: string) => `${name} van de klant`,
  party: {
    name: 'de naam',
    first_name: 'de voornaam',
    last_name: 'de achternaam',
    address: 'het adres',
    postal_code: 'de postcode',
    city: 'de plaats',
    country: 'het land',
    tax_number: 'het btw-nummer',
    coc_number: 'het KvK-nummer',
    bank_account: 'de bankrekening',
    email: 'het e-mailadres',
    phone: 'het telefoonnummer',
    // An OIN is for computers and is not printed.
  } satisfies Record<keyof Omit<Party, 'oin'>, string>,
};

/** Said at a field. */
export const unprintableText = (signs: readonly string[]) =>
  `Dit kan niet op papier: ${signs.join(' ')}`;

/** The column of a line. */
export const VAT_OF_LINE: Record<TaxId, string> = {
  1: '21%',
  2: '9%',
  3: 'Geen',
  4: 'Verlegd',
  5: '0%',
  6: '0%',
};

/** The row in the totals, before "over € x". */
export const VAT_OF_TOTAL: Record<TaxId, string> = {
  1: 'Btw 21%',
  2: 'Btw 9%',
  3: 'Geen btw',
  4: 'Btw verlegd',
  5: 'Btw 0% buiten EU',
  6: 'Btw 0% binnen EU',
};

type TaxNumbers = { supplier: string; customer: string };

/**
 * What an invoice must say when no VAT is charged.
 * Source: art. 35a lid 1 Wet OB 1968; art. 226 (11, 11a) Directive 2006/112/EC.
 */
export const STATEMENTS: Partial<Record<TaxId, (numbers: TaxNumbers) => string>> = {
  3: () => 'Vrijgesteld van btw.',
  4: (numbers) =>
    `Btw verlegd: de afnemer geeft de btw aan en draagt haar af. ${bothNumbers(numbers)}`,
  5: () => 'Export buiten de EU: het btw-tarief is 0%.',
  6: (numbers) => `Intracommunautaire levering: het btw-tarief is 0%. ${bothNumbers(numbers)}`,
};

const bothNumbers = ({ supplier, customer }: TaxNumbers) =>
  [supplier && `Btw-id leverancier ${supplier}`, customer && `btw-id afnemer ${customer}`]
    .filter(Boolean)
    .join(', ')
    .replace(/^b/, 'B')
    .replace(/(.)$/, '$1.');

/** `01-11-2026 t/m 30-11-2026` */
export const periodText = (start: IsoDate, end: IsoDate) =>
  `${formatDate(start)} t/m ${formatDate(end)}`;

/** `2026-0001 van 01-11-2026` */
export const creditedText = ({ number, date }: { number: string; date: IsoDate }) =>
  `${number} van ${formatDate(date)}`;

type Payment = { amount: number; date: string; iban: string; name: string; number: string };

/** How to pay; parts that are not known are left out. */
export function paymentText({ amount, date, iban, name, number }: Payment): string {
  const account = iban ? ` op rekening ${iban}` : '';
  const holder = iban && name ? ` ten name van ${name}` : '';
  const mention = number ? `, onder vermelding van factuurnummer ${number}` : '';
  const asked = `We ontvangen graag ${formatEuro(amount)} uiterlijk ${formatDate(date)}${account}${holder}${mention}`;
  return `${lastInSentence(asked)}.`;
}

/** What a reminder asks; it keeps to the facts: what is due later is not late. */
export function reminderText({ isLate, ...payment }: Payment & { isLate: boolean }): string {
  const { amount, date, iban, name, number } = payment;
  const due = isLate
    ? `Deze factuur had uiterlijk ${formatDate(date)} betaald moeten zijn; ${formatEuro(amount)} staat nog open.`
    : `Van deze factuur staat nog ${formatEuro(amount)} open. Je kunt betalen tot en met ${formatDate(date)}.`;
  const account = iban ? ` Maak het bedrag over op rekening ${iban}` : ' Maak het bedrag over';
  const holder = iban && name ? ` ten name van ${name}` : '';
  return `${due}${account}${holder}, onder vermelding van factuurnummer ${number}. Heb je al betaald, dan hoef je niets te doen.`;
}

/** What the customer gets back. */
export const receiveText = (amount: number) =>
  `Het bedrag van ${formatEuro(amount)} krijg je van ons terug of wordt verrekend.`;

/** What of a credit is not paid back, because it was not paid either. */
export const settledText = (amount: number, number: string) =>
  `${formatEuro(amount)} is verrekend met wat van factuur ${number} nog openstond.`;
