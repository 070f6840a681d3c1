import { DOCUMENT_STATUS_NAMES } from '../document/document-status';
import { PACKAGE_DIFFERENCE_NAMES } from '../document/package-difference';
import { TAGS } from '../document/tag';
import { CUSTOMER_KINDS } from '../relation/customer-kind';
import { type Fields, field } from './field';
import { asAmount, asDate, asNumber, asOneOf, asYesNo } from './formats';
import { relationFields } from './relation-fields';

/** A document; an amount is not shown with a sign of the euro, as it may be in another currency. */
const booking_item: Fields = {
  status: field('Status', asOneOf(DOCUMENT_STATUS_NAMES)),
  file_name: field('Bestandsnaam'),
  amount_pages: field("Aantal pagina's", asNumber),
  file_locked: field('Met wachtwoord beveiligd', asYesNo),
  tag: field('Label', asOneOf(TAGS)),
  supplier_name: field('Relatie'),
  invoice_number: field('Factuurnummer'),
  duplicate_reason: field('Reden van hetzelfde nummer'),
  date: field('Factuurdatum', asDate),
  amount: field('Bedrag incl. btw', asAmount),
  currency: field('Valuta'),
  is_credit: field('Creditfactuur', asYesNo),
  description: field('Korte omschrijving'),
  reference: field('Betalingskenmerk'),
  bank_account: field('IBAN'),
  booking_lines: field('Boekingsregels'),
  journal_code: field('Dagboek'),
  transaction_number: field('Boekstuknummer'),
  is_provisional: field('Voorlopig', asYesNo),
  is_taken_back: field('Teruggenomen', asYesNo),
  package_difference: field('In Twinfield', asOneOf(PACKAGE_DIFFERENCE_NAMES)),
  in_trash: field('In de prullenbak', asYesNo),
};

/** What was asked or answered about a document. */
const note: Fields = {
  message: field('Bericht'),
};

/** A sheet that was handed in. */
const booking_import: Fields = {
  file_name: field('Bestandsnaam'),
  week: field('Week vanaf', asDate),
  status: field(
    'Status',
    asOneOf({ imported: 'Geïmporteerd', refused: 'Geweigerd', replaced: 'Vervangen' }),
  ),
  errors_count: field('Aantal fouten', asNumber),
  warnings_count: field('Aantal waarschuwingen', asNumber),
};

/** Has the fields of a company. */
const project: Fields = {
  ...relationFields.relation,
  enterprise_project_type: field('Soort', asOneOf(CUSTOMER_KINDS)),
};

export const bookkeepingFields = { booking_item, note, booking_import, project };
