import type { Screen } from './screen';

const OVERVIEW = '/invoicing/invoice/overview';

export const newInvoice: Screen = {
  as: 'ondernemer',
  path: '/invoicing/invoice/create',
  title: 'Nieuwe factuur',
  says: {
    headings: ['Klantinformatie', 'Factuurinformatie', 'Bijlages'],
    fields: ['Klant', 'Factuurnummer', 'Aanmaakdatum', 'Vervaldatum', 'Onderwerp'],
    columns: [
      'Omschrijving',
      'Aantal',
      'Eenheid',
      'Prijs ex. BTW',
      'Korting',
      'BTW tarief',
      'Bedrag',
    ],
    buttons: [
      'Bewerk',
      'Voeg klant toe',
      'Bijlage (0)',
      'Herhalen',
      'Voorbeeld',
      'Sluiten',
      'Opslaan',
    ],
    texts: [
      'Exclusief btw',
      'Inclusief btw',
      'Subtotaal',
      'Totaalbedrag',
      'Totaal excl. BTW',
      'Te betalen',
    ],
  },
  steps: [
    { do: [{ press: 'Meer' }], says: { fields: ['Inkoop order (PO)', 'Leverdatum'] } },
    {
      do: [{ fill: 'Onderwerp', with: 'Brood' }, { press: 'Opslaan' }],
      says: {
        texts: [
          'Klant is verplicht',
          'Product is verplicht',
          'Niet alle velden zijn juist ingevuld',
        ],
      },
    },
    {
      do: [
        { fill: 'Aanmaakdatum', with: '22-11-2026' },
        { fill: 'Vervaldatum', with: '21-11-2026' },
        { press: 'Opslaan' },
      ],
      says: { texts: ['Vervaldatum moet later zijn dan de aanmaakdatum'] },
    },
    {
      do: [
        { fill: 'Aanmaakdatum', with: '' },
        { fill: 'Vervaldatum', with: '' },
        { press: 'Opslaan' },
      ],
      says: { texts: ['Aanmaakdatum is verplicht', 'Vervaldatum is verplicht'] },
    },
    {
      do: [{ press: 'Voeg klant toe' }],
      says: { texts: ['Toevoegen relatie'] },
    },
    {
      do: [{ fill: 'Bedrijfsnaam', with: 'a' }, { press: 'Opslaan' }],
      says: {
        texts: [
          'E-mailadres is verplicht',
          'Adres is verplicht',
          'Postcode is verplicht',
          'Plaats is verplicht',
        ],
      },
    },
    {
      do: [
        { fill: 'Bedrijfsnaam', with: '' },
        { fill: 'Plaats', with: 'Gouda' },
        { press: 'Opslaan' },
      ],
      says: { texts: ['Voornaam is verplicht', 'Achternaam is verplicht'] },
    },
  ],
};

export const firstInvoice: Screen = {
  as: 'newcomer',
  path: '/invoicing/invoice/create',
  title: 'Nieuwe factuur',
  says: {},
  steps: [
    {
      do: [{ fill: 'Onderwerp', with: 'Brood' }, { press: 'Sluiten' }],
      says: { texts: ['Weet je zeker dat je wil afsluiten zonder op te slaan?'] },
    },
  ],
};

export const concept: Screen = {
  as: 'ondernemer',
  path: `${OVERVIEW}?tab=concept&search=bruidstaart`,
  opens: 'invoice',
  title: /^Concept \d+$/,
  says: {
    texts: [/^Concept/],
    buttons: ['Herhalen', 'Voorbeeld', 'Download', 'Sluiten', 'Opslaan', 'Verzenden'],
  },
  steps: [
    { do: [{ press: 'Bewerk' }], says: { texts: ['Aanpassen relatie'] } },
    {
      do: [{ press: 'Sluiten' }, { press: 'Verzenden' }],
      says: { items: ['Verstuur factuur', 'Verstuur handmatig'] },
    },
    {
      do: [{ press: 'Verstuur factuur' }],
      says: { texts: ['Versturen factuur'], fields: ['Bericht'] },
    },
    {
      do: [{ press: 'Annuleren' }, { press: 'Herhalen' }],
      says: {
        texts: ['Herhaal instellingen'],
        fields: [
          'Startdatum herhaling',
          'Periode tot en met',
          'Factuurdatum eerste factuur',
          'Herhaal',
          'Onbeperkt herhalen',
          'Verzend facturen automatisch',
        ],
        buttons: ['Opslaan'],
      },
    },
    { do: [{ tick: 'Onbeperkt herhalen' }], says: { fields: ['n keer herhalen'] } },
  ],
};

export const sentInvoice: Screen = {
  as: 'ondernemer',
  path: `${OVERVIEW}?tab=expired`,
  opens: 'invoice',
  title: /^Factuur \d{4}-\d{4}$/,
  says: {
    texts: [/^Vervallen/, 'Te betalen'],
    buttons: ['Download', 'Crediteren', 'Verzenden', 'Betaald'],
    links: ['Sluiten'],
  },
  steps: [
    { do: [{ press: 'Betaald' }], says: { items: ['Volledig betaald', 'Gedeeltelijk betaald'] } },
    {
      do: [{ press: 'Gedeeltelijk betaald' }],
      says: { texts: ['Tot nu toe betaald', 'Hierna betaald'], fields: ['Nieuwe betaling'] },
    },
    {
      do: [{ press: 'Annuleren' }, { press: 'Crediteren' }],
      says: {
        texts: ['Weet je het zeker dat je deze factuur wil crediteren?'],
        buttons: ['Crediteer'],
      },
    },
    {
      do: [{ press: 'Annuleren' }, { press: 'Verzenden' }, { press: 'Verstuur herinnering' }],
      says: { texts: ['Versturen herinnering'] },
    },
    {
      do: [
        { press: 'Annuleren' },
        { press: 'Verzenden' },
        { press: 'Verstuur factuur' },
        { fill: 'Bericht', with: '' },
        { press: 'Versturen' },
      ],
      says: { texts: ['Bericht is verplicht'] },
    },
  ],
};

export const paidInvoice: Screen = {
  as: 'ondernemer',
  path: `${OVERVIEW}?tab=paid`,
  opens: 'invoice',
  // A credit that was paid back stands there as well.
  title: /^(Creditf|F)actuur \d{4}-\d{4}$/,
  says: { texts: ['Betaald'], buttons: ['Download'], links: ['Sluiten'] },
};

export const template: Screen = {
  as: 'ondernemer',
  path: `${OVERVIEW}?tab=recurring`,
  opens: 'invoice',
  title: 'Basis template',
  says: {
    texts: ['Herhaalfactuur template'],
    headings: ['Herhaalfacturen'],
    buttons: ['Wijzig instellingen', 'Herhalend', 'Opslaan'],
  },
  steps: [
    {
      do: [{ press: 'Herhalend' }],
      says: { texts: ['Herhaal instellingen'], buttons: ['Niet herhalen', 'Opslaan'] },
    },
  ],
};
