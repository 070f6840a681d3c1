import { type Fields, field } from './field';
import { asDate, asNumber, asOneOf, asYesNo } from './formats';

const invoice_prefix: Fields = {
  prefix: field('Voorvoegsel'),
  start_date: field('Startdatum', asDate),
  start_number: field('Startnummer', asNumber),
};

const invoice_template: Fields = { text: field('Bericht') };

const user = {
  name: field('Voornaam'),
  last_name: field('Achternaam'),
  email: field('E-mailadres'),
  administrations: field('Ondernemingen'),
} satisfies Fields;

/** Who it is stands in the sentence. */
const relation_user: Fields = {
  email: user.email,
  administrations: user.administrations,
  is_owner: field('Eigenaar', asYesNo),
  status: field('Status', asOneOf({ 0: 'Actief', 1: 'Uitgenodigd' })),
};

export const companyFields = {
  invoice_prefix,
  invoice_template,
  user,
  relation_user,
};
