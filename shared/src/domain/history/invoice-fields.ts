import type { InvoiceStatus } from '../invoice/invoice-status';
import { RECURRENCE_TYPES } from '../invoice/recurrence';
import { UNIT_NAMES } from '../invoice/unit';
import { TAX_IDS, VAT } from '../vat/vat';
import { type Fields, field } from './field';
import { asDate, asEuro, asNumber, asOneOf, asPercentage, asText, asYesNo } from './formats';

const STATUS_NAMES: Record<InvoiceStatus, string> = {
  0: 'Template',
  3: 'Concept',
  4: 'Concept · klaar',
  5: 'Verzonden',
  6: 'Gedeeltelijk betaald',
  7: 'Betaald',
};

const VAT_NAMES = Object.fromEntries(TAX_IDS.map((id) => [id, VAT[id].name]));

const invoice: Fields = {
  status: field('Status', asOneOf(STATUS_NAMES)),
  invoice_number: field('Factuurnummer'),
  mailed_to: field('Verstuurd naar'),
  customer_name: field('Klant'),
  date: field('Aanmaakdatum', asDate),
  expiration_date: field('Vervaldatum', asDate),
  delivery_date: field('Leverdatum', asDate),
  period_start: field('Begin van de periode', asDate),
  period_end: field('Einde van de periode', asDate),
  reference: field('Inkoop order (PO)'),
  description: field('Onderwerp'),
  products: field('Regels'),
  incl_tax: field('Inclusief btw', asYesNo),
  discount_percentage: field('Korting in procenten', asPercentage),
  discount_value: field('Korting in euro', asEuro),
  total_ex_tax: field('Totaal excl. BTW', asEuro),
  total: field('Totaalbedrag', asEuro),
  amount_paid: field('Betaald', asEuro),
  given_back: field('Terug te betalen', asEuro),
  is_opening_balance: field('Uit je vorige pakket', asYesNo),
  credited: field('Gecrediteerd', asEuro),
  reminder_sent: field('Aantal herinneringen', asNumber),
  attachments: field('Bijlagen'),
};

const payment: Fields = {
  date: field('Datum van de betaling', asDate),
  amount: field('Bedrag van de betaling', asEuro),
};

const recurrence: Fields = {
  recurrence_type: field(
    'Herhaal',
    asOneOf(Object.fromEntries(RECURRENCE_TYPES.map(({ type, name }) => [type, name]))),
  ),
  next_date: field('Factuurdatum volgende factuur', asDate),
  max_recurrences: field('Aantal keer herhalen', (value) =>
    value === 0 ? 'Onbeperkt' : asText(value),
  ),
  send_automatically: field('Verzend facturen automatisch', asYesNo),
  active: field('Herhalend', asYesNo),
};

const mail: Fields = {
  emails: field('Verstuurd naar'),
  error: field('Reden'),
};

const attachment: Fields = { file_name: field('Bijlage') };

const product: Fields = {
  title: field('Naam'),
  description: field('Beschrijving'),
  value: field('Prijs', asEuro),
  tax_id: field('Btw-tarief', asOneOf(VAT_NAMES)),
  unit: field('Eenheid', asOneOf(UNIT_NAMES)),
  active: field('Actief', asYesNo),
};

export const invoiceFields = { invoice, payment, recurrence, mail, attachment, product };
