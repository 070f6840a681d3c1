import type { Screen } from './screen';

export const welcome: Screen = {
  as: 'newcomer',
  path: '/onboarding/welcome',
  title: /^Welkom/,
  says: { links: ['Voeg gegevens toe', 'Doe dit later'] },
};

const STEPS = ['Welkom', 'Relaties', 'Finished'];

export const adviserWelcome: Screen = {
  as: 'boekhouder',
  path: '/onboarding/adviser/welcome',
  title: /^Welkom/,
  says: { texts: STEPS, links: ['Sla over'], buttons: ['Volgende stap'] },
  steps: [
    {
      do: [
        ...['Bedrijfsnaam', 'KvK-nummer', 'Btw-nummer', 'Postcode', 'Plaats'].map((fill) => ({
          fill,
          with: '',
        })),
        { press: 'Volgende stap' },
      ],
      says: {
        texts: [
          'Bedrijfsnaam is verplicht.',
          'KVK nummer is verplicht.',
          'BTW nummer is verplicht.',
          'Postcode is verplicht.',
          'Stad is verplicht.',
        ],
      },
    },
  ],
};

export const adviserRelations: Screen = {
  as: 'boekhouder',
  path: '/onboarding/adviser/relations',
  title: 'Je eerste relatie',
  says: { texts: ['Relaties', 'Finished'], links: ['Sla over'], buttons: ['Volgende stap'] },
  steps: [
    {
      do: [{ press: 'Volgende stap' }],
      says: { texts: ['KvK-nummer is verplicht.', 'Algemene email is verplicht.'] },
    },
  ],
};

export const adviserFinished: Screen = {
  as: 'boekhouder',
  path: '/onboarding/adviser/finished?skipped=true',
  title: 'All done',
  says: { texts: ['Finished'], links: ['Sluit'] },
};
