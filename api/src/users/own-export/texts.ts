/** The tables of a user that they take along. */
export const TEXTS = {
  profile: {
    name: 'account/profiel.csv',
    columns: {
      name: 'Voornaam',
      last_name: 'Achternaam',
      email: 'E-mailadres',
      role: 'Soort account',
      made: 'Account gemaakt',
      changed: 'Profiel gewijzigd',
      proven: 'E-mailadres bevestigd',
      two_factor: 'Tweestapsverificatie sinds',
      question_mails: 'E-mail over vragen',
      mail_copies: 'Kopie van wat ik mail',
      deletion_due_on: 'Account blijft tot en met',
    },
  },
  addresses: {
    name: 'account/e-mailadressen.csv',
    columns: {
      old: 'Was',
      new: 'Werd',
      asked: 'Gevraagd',
      proven: 'Bevestigd',
      ended: 'Afgerond',
    },
  },
  shortcuts: {
    name: 'account/snelkoppelingen.csv',
    columns: { title: 'Naam', kind: 'Soort', target: 'Leidt naar', made: 'Gemaakt' },
  },
  mails: {
    name: 'account/berichten met een link.csv',
    columns: { about: 'Waarover', sent: 'Gevraagd', until: 'Geldig tot', used: 'Gebruikt' },
  },
  sessions: {
    name: 'inloggen/sessies.csv',
    columns: {
      device: 'Apparaat',
      browser: 'Zoals de browser zich noemt',
      network: 'Netwerk',
      company: 'Administratie',
      since: 'Ingelogd',
      last_used: 'Laatst gebruikt',
      ended: 'Uitgelogd',
    },
  },
  devices: {
    name: 'inloggen/onthouden apparaten.csv',
    columns: {
      device: 'Apparaat',
      since: 'Onthouden sinds',
      last_used: 'Laatst gebruikt',
      until: 'Onthouden tot',
    },
  },
  passkeys: {
    name: 'inloggen/passkeys.csv',
    columns: { name: 'Naam', made: 'Toegevoegd', last_used: 'Laatst gebruikt' },
  },
  places: {
    name: 'bedrijven/bedrijven.csv',
    columns: {
      company: 'Bedrijf',
      type: 'Soort',
      right: 'Recht',
      status: 'Status',
      is_default: 'Standaard',
    },
  },
  clients: {
    name: 'bedrijven/toegewezen klanten.csv',
    columns: { firm: 'Kantoor', client: 'Klant', right: 'Recht' },
  },
  opened: {
    name: 'bedrijven/geopende klanten.csv',
    columns: { firm: 'Kantoor', client: 'Klant', opened: 'Laatst geopend' },
  },
  photo: { folder: 'account', name: 'profielfoto.png' },
  roles: { 0: 'Ondernemer', 1: 'Boekhouder' },
  types: { 0: 'Onderneming', 1: 'Adviesbureau' },
  rights: { owner: 'Eigenaar', colleague: 'Collega' },
  statuses: { 0: 'Actief', 1: 'Uitgenodigd' },
  clientRights: { 0: 'Facturatie', 1: 'Boekhouding' },
  shortcutKinds: { client: 'Klant', filter: 'Filter', route: 'Pagina' },
  purposes: {
    activation: 'Activeren van je account',
    reset: 'Nieuw wachtwoord',
    invitation: 'Uitnodiging',
    newAddress: 'Bevestigen van een e-mailadres',
    undoAddress: 'Terugzetten van een e-mailadres',
  },
} as const;
