import { TEXTS as COMPANY } from '../company-export/texts';

/** The table of what a user did, that they take along. */
export const TEXTS = {
  acts: {
    name: 'historie/handelingen.csv',
    columns: {
      at: 'Op',
      company: 'Bij',
      act: 'Handeling',
      entity: 'Wat',
      number: 'Nr',
      changes: 'Wijziging van je profiel',
    },
  },
  methods: { POST: 'Toegevoegd of gedaan', PUT: 'Gewijzigd', DELETE: 'Verwijderd' },
  /** What is done to get in and out. */
  actions: {
    'POST /auth/v1/login': 'Ingelogd met wachtwoord',
    'POST /auth/v1/passkey': 'Ingelogd met passkey',
    'POST /auth/v1/verifyotp': 'Tweede stap gegeven',
    'POST /auth/v1/refresh': 'Ingelogd gebleven',
    'POST /auth/v1/logout': 'Uitgelogd',
    'PUT /auth/v1/relation': 'Van administratie gewisseld',
    'POST /users/v1/export': 'Eigen gegevens meegenomen',
  },
  other: 'Anders',
  change: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
  entities: {
    ...COMPANY.entities,
    session: 'Sessie',
    device: 'Onthouden apparaat',
    passkey: 'Passkey',
    shortcut: 'Snelkoppeling',
    ledger_account: 'Grootboekrekening',
    booking_rule: 'Kantoorregel',
    accounting_task: 'Opdracht aan het boekhoudpakket',
    tax_default: 'Btw-instelling',
  },
} as const;
