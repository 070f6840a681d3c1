import type { Side } from '@boekwerk/shared/domain/document/question';
import type { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { BookingAttemptState } from '../../platform/database/schema/bookkeeping';

const FOLDER = 'boekhouding';
const document = 'Document';

/** The tables and folders of the books that a company takes along. */
export const TEXTS = {
  folders: {
    INK: `${FOLDER}/documenten/Inkoop`,
    VRK: `${FOLDER}/documenten/Verkoop`,
    none: `${FOLDER}/documenten/Zonder label`,
    trash: `${FOLDER}/documenten/Prullenbak`,
    imports: `${FOLDER}/imports`,
  },
  documents: {
    name: `${FOLDER}/documenten.csv`,
    columns: {
      document,
      file: 'Bestand',
      file_name: 'Aangeleverd als',
      pages: "Pagina's",
      tag: 'Label',
      status: 'Status',
      supplier: 'Relatie',
      invoice_number: 'Factuurnummer',
      date: 'Factuurdatum',
      amount: 'Bedrag incl. btw',
      currency: 'Valuta',
      reference: 'Referentie',
      description: 'Omschrijving',
      bank_account: 'Rekening',
      uploaded_at: 'Aangeleverd op',
      uploaded_by: 'Aangeleverd door',
      booked_at: 'Geboekt op',
      booked_by: 'Geboekt door',
      journal: 'Dagboek',
      transaction: 'Boekstuknummer',
      deleted_at: 'In prullenbak sinds',
    },
  },
  lines: {
    name: `${FOLDER}/boekingsregels.csv`,
    columns: {
      document,
      position: 'Regel',
      ledger_code: 'Grootboek',
      ledger_name: 'Grootboekrekening',
      description: 'Omschrijving',
      value: 'Bedrag excl. btw',
      vat_code: 'Btw-code',
      vat: 'Btw',
      currency: 'Valuta',
      cost_centre: 'Kostenplaats',
      project: 'Project',
    },
  },
  bookings: {
    name: `${FOLDER}/boekingen.csv`,
    columns: {
      document,
      kind: 'Soort',
      state: 'Uitkomst',
      reference: 'Kenmerk',
      asked_at: 'Gevraagd op',
      asked_by: 'Gevraagd door',
      sent_at: 'Verzonden op',
      ended_at: 'Afgerond op',
      number: 'Boekstuknummer',
    },
  },
  notes: {
    name: `${FOLDER}/vragen.csv`,
    columns: {
      document,
      created_at: 'Op',
      by: 'Door',
      side: 'Namens',
      message: 'Bericht',
      answered_at: 'Beantwoord op',
    },
  },
  ledger: {
    name: `${FOLDER}/grootboek.csv`,
    columns: {
      office: 'Administratie',
      type: 'Soort',
      code: 'Code',
      name: 'Naam',
      active: 'Actief',
    },
  },
  links: {
    name: `${FOLDER}/gekoppelde relaties.csv`,
    columns: { relation: 'Relatie', office: 'Administratie', type: 'Soort', code: 'Code' },
  },
  imports: {
    name: `${FOLDER}/imports.csv`,
    columns: {
      file: 'Bestand',
      file_name: 'Aangeleverd als',
      type: 'Soort',
      week: 'Week vanaf',
      status: 'Status',
      by: 'Door',
      created_at: 'Op',
    },
  },
  projects: {
    name: `${FOLDER}/projecten.csv`,
    columns: {
      name: 'Naam',
      first_name: 'Voornaam',
      last_name: 'Achternaam',
      kind: 'Soort',
      email: 'E-mailadres',
      phone: 'Telefoon',
      address: 'Adres',
      postal_code: 'Postcode',
      city: 'Plaats',
      country: 'Land',
      coc_number: 'KvK-nummer',
      tax_number: 'Btw-nummer',
      bank_account: 'IBAN',
      hidden: 'Verborgen',
    },
  },
  attemptKinds: { book: 'Boeken', takeBack: 'Terugnemen' },
  attemptStates: {
    queued: 'In verwerking',
    sending: 'Wordt verzonden',
    done: 'Gelukt',
    refused: 'Geweigerd',
    uncertain: 'Onzeker',
  } satisfies Record<BookingAttemptState, string>,
  sides: { firm: 'Kantoor', company: 'Bedrijf' } satisfies Record<Side, string>,
  ledgerTypes: {
    0: 'Balans',
    1: 'Winst en verlies',
    2: 'Kostenplaats',
    3: 'Project',
    4: 'Debiteur',
    5: 'Crediteur',
    6: 'Dagboek',
    7: 'Btw-code',
  } satisfies Record<LedgerType, string>,
  importTypes: { weekly_sheet: 'Weekstaat', vat: 'Import btw' },
  importStatuses: { imported: 'Geïmporteerd', refused: 'Geweigerd', replaced: 'Vervangen' },
  yes: 'Ja',
  no: 'Nee',
} as const;

export const yesOrNo = (is: boolean) => (is ? TEXTS.yes : TEXTS.no);
