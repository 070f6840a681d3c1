import type { Screen } from './screen';

export const documents: Screen = {
  as: 'ondernemer',
  path: '/administration/document/overview',
  title: 'Documenten',
  says: {
    placeholders: ['Zoek...'],
    buttons: ['Uploaden', 'Vernieuwen', 'Acties (0)'],
    tabs: ['Alle documenten', 'Geboekt', 'Te boeken', 'Vragen', 'Te verwerken'],
    columns: [
      ...['NR.', 'RELATIE', 'LABEL', 'AANLEVERDATUM', 'FACTUURDATUM', 'TOTAALBEDRAG', 'STATUS'],
    ],
    texts: ['(nog geen nr.)'],
  },
};

export const upload: Screen = {
  as: 'ondernemer',
  path: '/upload',
  title: 'Documenten uploaden',
  says: { buttons: ['Sluiten'], texts: ['Sleep bestanden hierheen of klik om te kiezen'] },
};

export const trash: Screen = {
  as: 'ondernemer',
  path: '/administration/document/trash',
  title: 'Prullenbak',
  says: {},
};

export const clients: Screen = {
  as: 'boekhouder',
  path: '/administration/accountant/relation/overview',
  title: 'Boekhoudoverzicht',
  says: {
    placeholders: ['Zoek...'],
    columns: [
      ...['Relatie', 'Aangeleverd', 'Te boeken', 'Geboekt', 'Te verwerken', 'Laatste upload'],
    ],
    buttons: [/^Naar documenten/],
  },
  steps: [
    {
      do: [{ fill: 'Zoek...', with: 'bestaat niet' }],
      says: { texts: ['Geen ondernemers gevonden'] },
    },
  ],
};

export const work: Screen = {
  as: 'boekhouder',
  path: '/administration/accountant/work',
  title: 'Werkvoorraad',
  says: {
    placeholders: ['Zoek...'],
    texts: ['Alle ondernemers'],
    tabs: ['Alles', 'Te verwerken', 'Te boeken', 'Vraag beantwoord', 'Fout bij boeken'],
    columns: ['Document', 'Ondernemer', 'Wat te doen', 'Wacht', 'Btw-aangifte'],
  },
};

export const rules: Screen = {
  as: 'boekhouder',
  path: '/administration/accountant/rules',
  title: 'Kantoorregels',
  says: { texts: ['Er zijn nog geen kantoorregels'], buttons: ['Nieuwe kantoorregel'] },
  steps: [
    {
      do: [{ press: 'Nieuwe kantoorregel' }],
      says: {
        fields: ['Leverancier', 'Grootboekrekening', 'Btw-code'],
        buttons: ['Proefdraaien', 'Opslaan'],
      },
    },
  ],
};

export const vatOverview: Screen = {
  as: 'ondernemer',
  path: '/administration/vat-overview',
  title: 'Btw-overzicht',
  says: {
    texts: ['Dit overzicht helpt bij je aangifte; het is geen aangifte'],
    buttons: ['Exporteren', 'Eerdere periode', 'Latere periode'],
  },
};

export const questions: Screen = {
  as: 'ondernemer',
  path: '/question/overview',
  title: 'Openstaande vragen',
  says: { columns: ['Vraag', 'Ontvangen'] },
};

export const questionsOfClients: Screen = {
  as: 'boekhouder',
  path: '/question/overview',
  title: 'Openstaande vragen',
  says: {},
};
