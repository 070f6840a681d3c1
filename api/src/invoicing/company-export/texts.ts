const FOLDER = 'facturen';
const invoice_number = 'Factuurnummer';

/** The tables and folders of everything about invoices that a company takes along. */
export const TEXTS = {
  folders: {
    pdf: `${FOLDER}/pdf`,
    ubl: `${FOLDER}/ubl`,
    attachments: `${FOLDER}/bijlagen`,
  },
  invoices: {
    name: `${FOLDER}/facturen.csv`,
    columns: {
      id: 'Nr',
      invoice_number,
      kind: 'Soort',
      status: 'Status',
      customer: 'Klant',
      customer_address: 'Adres',
      customer_postal_code: 'Postcode',
      customer_city: 'Plaats',
      customer_country: 'Land',
      customer_tax_number: 'Btw-nummer klant',
      date: 'Factuurdatum',
      expiration_date: 'Vervaldatum',
      delivery_date: 'Leverdatum',
      description: 'Onderwerp',
      reference: 'Inkoop order (PO)',
      discount_percentage: 'Korting %',
      discount_value: 'Korting',
      total_ex_tax: 'Totaal excl. btw',
      tax: 'Btw',
      total: 'Totaal incl. btw',
      amount_paid: 'Betaald',
      open_amount: 'Openstaand',
      credits: 'Crediteert factuur',
      reminders: 'Herinneringen',
      sent_at: 'Verzonden op',
      pdf: 'Pdf',
      ubl: 'Ubl',
    },
  },
  lines: {
    name: `${FOLDER}/factuurregels.csv`,
    columns: {
      invoice_number,
      position: 'Regel',
      title: 'Titel',
      description: 'Omschrijving',
      amount: 'Aantal',
      unit: 'Eenheid',
      value: 'Prijs',
      incl_tax: 'Prijs incl. btw',
      tax: 'Btw',
      discount_percentage: 'Korting %',
      discount_value: 'Korting',
    },
  },
  payments: {
    name: `${FOLDER}/betalingen.csv`,
    columns: {
      invoice_number,
      date: 'Datum',
      amount: 'Bedrag',
      by: 'Ingevoerd door',
      created_at: 'Ingevoerd op',
    },
  },
  mails: {
    name: `${FOLDER}/e-mails.csv`,
    columns: {
      invoice_number,
      kind: 'Soort',
      state: 'Status',
      emails: 'Aan',
      subject: 'Onderwerp',
      message: 'Bericht',
      sent_at: 'Verzonden op',
    },
  },
  attachments: {
    name: `${FOLDER}/bijlagen.csv`,
    columns: { invoice_number, file: 'Bestand', created_at: 'Toegevoegd op' },
  },
  recurrences: {
    name: `${FOLDER}/herhalingen.csv`,
    columns: {
      template: 'Basis template',
      type: 'Herhaal',
      next_date: 'Volgende factuurdatum',
      recurrence_count: 'Aantal gemaakt',
      max_recurrences: 'Hooguit',
      send_automatically: 'Verzend automatisch',
      active: 'Actief',
    },
  },
  products: {
    name: `${FOLDER}/producten.csv`,
    columns: {
      title: 'Titel',
      description: 'Omschrijving',
      value: 'Prijs',
      unit: 'Eenheid',
      tax: 'Btw',
      active: 'Actief',
    },
  },
  prefixes: {
    name: `${FOLDER}/nummering.csv`,
    columns: { prefix: 'Voorvoegsel', start_date: 'Vanaf', start_number: 'Eerste nummer' },
  },
  mailKinds: { invoice: 'Factuur', reminder: 'Herinnering' },
  mailStates: { queued: 'Wordt verzonden', sent: 'Verzonden', failed: 'Niet verzonden' },
  yes: 'Ja',
  no: 'Nee',
} as const;

export const yesOrNo = (is: boolean) => (is ? TEXTS.yes : TEXTS.no);
