import type { PartyDetails } from '@boekwerk/shared/contract/party-details';

const details = {
  initial: 'Voorletters',
  email_text: 'Algemeen e-mailadres',
  mobile: 'Mobiel',
  website: 'Website',
  legal_form: 'Rechtsvorm',
  invoice_address: 'Factuuradres',
  visiting_address: 'Bezoekadres',
  currency: 'Valuta',
} satisfies Record<keyof typeof PartyDetails, string>;

const party = {
  name: 'Bedrijfsnaam',
  first_name: 'Voornaam',
  last_name: 'Achternaam',
  email: 'E-mailadres',
  phone: 'Telefoon',
  address: 'Adres',
  postal_code: 'Postcode',
  city: 'Plaats',
  country: 'Land',
  coc_number: 'KvK-nummer',
  tax_number: 'Btw-nummer',
  bank_account: 'IBAN',
  general_email: 'E-mailadres voor facturen',
  oin: 'OIN',
  ...details,
} as const;

/** The tables of who a company is and deals with, that it takes along. */
export const TEXTS = {
  folder: 'bedrijf',
  company: { name: 'bedrijf/bedrijf.csv', columns: { ...party, logo: 'Logo' } },
  relations: {
    name: 'relaties/relaties.csv',
    columns: {
      id: 'Nr',
      kind: 'Soort',
      type: 'Onderneming of persoon',
      ...party,
      payment_period: 'Betaaltermijn (dagen)',
      note: 'Notitie',
      hidden: 'Verborgen',
      active: 'Actief',
      created_at: 'Toegevoegd op',
    },
  },
  firms: { name: 'relaties/kantoren.csv', columns: { name: 'Kantoor', email: 'E-mailadres' } },
  types: { 0: 'Onderneming', 1: 'Persoon' },
} as const;
