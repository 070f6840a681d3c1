import { PAYMENT_PERIODS } from '../invoice/payment-period';
import { CUSTOMER_KINDS } from '../relation/customer-kind';
import { GENDER_NAMES } from '../relation/person';
import { type Fields, field } from './field';
import { asCountry, asDate, asNoYes, asNumber, asOneOf, asYesNo } from './formats';

const asPeriod = asOneOf(Object.fromEntries(PAYMENT_PERIODS.map(({ days, name }) => [days, name])));

/** What a firm keeps of a private person besides. */
const person: Fields = {
  gender: field('Geslacht', asOneOf(GENDER_NAMES)),
  date_of_birth: field('Geboortedatum', asDate),
  bsn: field('BSN'),
  married_to: field('Gehuwd met'),
  children: field('Aantal kinderen', asNumber),
  memo: field('Memo'),
};

const relation: Fields = {
  ...person,
  enterprise_relation_type: field('Soort', asOneOf(CUSTOMER_KINDS)),
  name: field('Bedrijfsnaam'),
  first_name: field('Voornaam'),
  last_name: field('Achternaam'),
  coc_number: field('KvK-nummer'),
  oin: field('OIN'),
  tax_number: field('Btw-nummer'),
  email: field('E-mailadres'),
  general_email: field('E-mailadres voor facturen'),
  phone: field('Telefoon'),
  address: field('Adres'),
  postal_code: field('Postcode'),
  city: field('Plaats'),
  country: field('Land', asCountry),
  bank_account: field('IBAN'),
  payment_period: field('Betaaltermijn', asPeriod),
  note: field('Notitie'),
  initial: field('Voorletters'),
  email_text: field('Algemeen e-mailadres'),
  mobile: field('Mobiel'),
  website: field('Website'),
  legal_form: field('Rechtsvorm'),
  invoice_address: field('Factuuradres'),
  visiting_address: field('Bezoekadres'),
  currency: field('Valuta'),
  logo: field('Logo', asYesNo),
  booking_enabled: field('Boekhouding', asYesNo),
  earlier_invoices: field('Aantal facturen', asNumber),
  earlier_from: field('Vanaf factuurdatum', asDate),
  hidden: field('Actief', asNoYes),
  debtor: field('Debiteur in Twinfield'),
  creditor: field('Crediteur in Twinfield'),
  default_lines: field('Bewaarde boekingsregels'),
};

export const relationFields = { relation };
