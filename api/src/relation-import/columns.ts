import { MAX_ID } from '@boekwerk/shared/contract/fields';
import { type ByWord, choice as choiceOf } from '../platform/sheet-import/by-words';
import type { CellRead as CellReadOf, Column as ColumnOf } from '../platform/sheet-import/subject';
import { textColumn } from '../platform/sheet-import/text-column';
import {
  countries,
  currencies,
  kindsOfCustomer,
  kindsOfFirmClient,
  periods,
  yesNo,
} from './choices';
import type { Party } from './party';
import { COLUMN_TEXTS } from './texts';

export type Field = Exclude<keyof Party, 'active' | 'email_text'>;

type CellRead = CellReadOf<Party>;

export type Column = ColumnOf<Party>;

const column = textColumn<Party, Field>(COLUMN_TEXTS.columns);

/** The columns of a company's file, or of a firm's. An import takes them in any order. */
export const columnsFor = (isFirm: boolean): readonly Column[] => [
  column('id', {
    width: 14,
    // A customer number is that of another package.
    aliases: ['relatie nr', 'relatienr'],
    written: ({ id }) => (id === 0 ? '' : String(id)),
    read: numberOf,
  }),
  isFirm
    ? column('type', { width: 14, aliases: ['type'], ...choice('type', kindsOfFirmClient) })
    : column('enterprise_relation_type', {
        width: 12,
        aliases: ['type'],
        ...choice('enterprise_relation_type', kindsOfCustomer),
      }),
  column('name', {
    width: 30,
    aliases: ['naam', 'bedrijf', 'organisatie', 'naam bedrijf', 'company'],
    // A person among a firm's clients is called by first and last name.
    ...(isFirm && { written: ({ type, name }: Party) => (type === 1 ? '' : name) }),
  }),
  column('first_name', { width: 16, aliases: ['voornaam contactpersoon'] }),
  column('last_name', { width: 20, aliases: ['achternaam contactpersoon', 'familienaam'] }),
  column('initial', { width: 12, aliases: ['initialen'] }),
  column('email', {
    width: 28,
    aliases: ['e-mail', 'mail', 'mailadres', 'e-mailadres contactpersoon'],
  }),
  column('general_email', {
    width: 28,
    aliases: [
      ...[
        'e-mailadres facturen',
        'e-mail facturen',
        'factuur e-mail',
        'e-mailadres facturatie',
        'e-mailadres voor de facturen',
      ],
      ...['algemene e-mail', 'algemeen e-mailadres', 'algemene email'],
    ],
    ...(isFirm && { header: COLUMN_TEXTS.generalEmailOfFirmClient }),
  }),
  column('phone', { width: 18, aliases: ['telefoonnummer', 'tel'] }),
  column('mobile', { width: 18, aliases: ['mobiel nummer', 'mobiele telefoon', '06'] }),
  column('website', { width: 26, aliases: ['site', 'webadres', 'url'] }),
  column('address', { width: 28, aliases: ['straat', 'straat en huisnummer', 'adresregel'] }),
  column('postal_code', { width: 11, aliases: ['pc'] }),
  column('city', { width: 20, aliases: ['woonplaats', 'stad', 'vestigingsplaats'] }),
  column('country', { width: 16, aliases: ['landcode'], ...choice('country', countries) }),
  column('visiting_address', { width: 34, aliases: [] }),
  column('invoice_address', { width: 34, aliases: [] }),
  column('legal_form', { width: 16, aliases: ['bedrijfsvorm'] }),
  column('coc_number', { width: 14, aliases: ['kvk', 'kvk nr', 'handelsregisternummer'] }),
  column('oin', { width: 22, aliases: ['oin-nummer', 'organisatie-identificatienummer'] }),
  column('tax_number', { width: 18, aliases: ['btw', 'btw nr', 'btw-id', 'vat'] }),
  column('bank_account', { width: 26, aliases: ['bankrekening', 'rekeningnummer', 'bank'] }),
  column('payment_period', {
    width: 16,
    aliases: ['betalingstermijn', 'betaaltermijn (dagen)', 'betaaltermijn dagen'],
    ...choice('payment_period', periods),
  }),
  column('currency', { width: 12, aliases: ['munt'], ...choice('currency', currencies) }),
  column('hidden', { width: 9, aliases: ['is actief'], ...choice('hidden', yesNo) }),
  column('note', {
    width: 40,
    hasLines: true,
    aliases: ['notities', 'opmerking', 'opmerkingen'],
  }),
];

/** A column that takes one of some words. */
const choice = <F extends Field>(field: F, words: ByWord<Party[F]>) =>
  choiceOf<Party, F>(field, words);

function numberOf(text: string): CellRead {
  if (text === '') return {};
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= MAX_ID ? { id } : { problem: COLUMN_TEXTS.noNumber };
}
