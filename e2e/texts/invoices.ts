import type { Screen } from './screen';

const PATH = '/invoicing/invoice/overview';

export const invoices: Screen = {
  as: 'ondernemer',
  path: PATH,
  title: 'Facturen',
  says: {
    placeholders: ['Zoek...'],
    texts: ['Alle facturen'],
    links: ['Nieuwe factuur'],
    tabs: ['Alles', 'Concept', 'Verzonden', 'Vervallen', 'Betaald', 'Herhaalfacturen'],
    columns: ['#', 'KLANT', 'ONDERWERP', 'FACTUURDATUM', 'TOTAALBEDRAG', 'STATUS'],
  },
  steps: [
    {
      do: [{ open: 'Vervallen of niet' }],
      says: { texts: ['Alle facturen', 'Vervallen facturen', 'Niet vervallen facturen'] },
    },
    {
      do: [{ fill: 'Zoek...', with: 'bestaat niet' }],
      says: { texts: ['Geen facturen gevonden'] },
    },
  ],
};

export const noInvoices: Screen = {
  as: 'newcomer',
  path: PATH,
  title: 'Facturen',
  says: {
    texts: ['Er zijn nog geen facturen aangemaakt', 'Ga je gang en maak je eerste factuur aan'],
  },
};

export const someInvoices: Screen = {
  as: 'ondernemer',
  path: `${PATH}?tab=expired`,
  title: 'Facturen',
  says: {},
  steps: [
    { do: [{ press: 'Acties' }], says: { items: ['Dupliceren', 'Crediteren'] } },
    {
      do: [{ press: 'Dupliceren' }],
      says: { texts: [/^Factuur \d{4}-\d{4} dupliceren\?$/], buttons: ['Dupliceer'] },
    },
    {
      do: [{ press: 'Annuleren' }, { press: 'Acties' }, { press: 'Crediteren' }],
      says: {
        texts: [/^Weet je zeker dat je factuur \d{4}-\d{4} wil crediteren\?$/],
        buttons: ['Crediteer'],
      },
    },
    {
      do: [{ press: 'Annuleren' }, { tick: 'Selecteer alle rijen' }, { press: /^Acties \(\d+\)$/ }],
      says: {
        items: [
          /^Verstuur factuur \(\d+\)$/,
          /^Verstuur herinnering \(\d+\)$/,
          /^Markeer als betaald \(\d+\)$/,
        ],
      },
    },
  ],
};

export const concepts: Screen = {
  as: 'ondernemer',
  path: `${PATH}?tab=concept`,
  title: 'Facturen',
  says: { texts: ['Concept'] },
  steps: [
    { do: [{ press: 'Acties' }], says: { items: ['Dupliceren', 'Verwijderen'] } },
    {
      do: [{ press: 'Verwijderen' }],
      says: {
        texts: [
          /^Weet je zeker dat je .* wilt verwijderen\? Dit kan niet ongedaan gemaakt worden\.$/,
        ],
        buttons: ['Verwijderen', 'Annuleren'],
      },
    },
  ],
};

export const recurringInvoices: Screen = {
  as: 'ondernemer',
  path: `${PATH}?tab=recurring`,
  title: 'Facturen',
  says: {
    columns: ['Frequentie', 'Relatie', 'Totaalbedrag', 'Aantal herhalingen', 'Volgende factuur'],
    texts: ['Bekijk'],
  },
  steps: [
    {
      do: [{ fill: 'Zoek...', with: 'bestaat niet' }],
      says: { texts: ['Geen herhaalfacturen gevonden'] },
    },
  ],
};

export const importOpeningBalances: Screen = {
  as: 'ondernemer',
  path: '/invoicing/invoice/import',
  title: 'Openstaande facturen importeren',
  says: { buttons: ['Importeren', 'Voorbeeldbestand downloaden'] },
};
