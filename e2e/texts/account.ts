import type { Screen } from './screen';

export const profile: Screen = {
  as: 'newcomer',
  path: '/settings/account/profile',
  title: 'Profiel',
  says: { fields: ['Voornaam', 'Achternaam', 'E-mailadres'], buttons: ['Opslaan'] },
  steps: [
    {
      do: [
        { fill: 'Voornaam', with: '' },
        { fill: 'Achternaam', with: '' },
        { fill: 'E-mailadres', with: '' },
        { press: 'Opslaan' },
      ],
      says: {
        texts: ['Voornaam is verplicht.', 'Achternaam is verplicht.', 'E-mailadres is verplicht.'],
      },
    },
  ],
};

export const password: Screen = {
  as: 'newcomer',
  path: '/settings/account/password',
  title: 'Wachtwoord',
  says: { fields: ['Huidig wachtwoord', 'Nieuw wachtwoord', 'Herhalen nieuw wachtwoord'] },
  steps: [
    {
      do: [
        { fill: 'Huidig wachtwoord', with: 'a' },
        { fill: 'Huidig wachtwoord', with: '' },
        { fill: 'Nieuw wachtwoord', with: 'Strand-2027!' },
        { fill: 'Herhalen nieuw wachtwoord', with: 'Strand-2028!' },
        { press: 'Opslaan' },
      ],
      says: { texts: ['Huidig wachtwoord is verplicht.', 'Wachtwoord komt niet overeen.'] },
    },
    {
      do: [
        { fill: 'Huidig wachtwoord', with: 'Welkom-2026!' },
        { fill: 'Nieuw wachtwoord', with: 'Welkom-2026!' },
        { fill: 'Herhalen nieuw wachtwoord', with: 'Welkom-2026!' },
        { press: 'Opslaan' },
      ],
      says: { texts: ['Kies een nieuw wachtwoord.'] },
    },
    {
      do: [
        { fill: 'Nieuw wachtwoord', with: '' },
        { fill: 'Herhalen nieuw wachtwoord', with: '' },
        { press: 'Opslaan' },
      ],
      says: {
        texts: ['Nieuw wachtwoord is verplicht.', 'Herhalen nieuw wachtwoord is verplicht.'],
      },
    },
  ],
};

export const security: Screen = {
  as: 'ondernemer',
  path: '/settings/account/security',
  title: 'Beveiliging',
  says: {},
};

export const ownData: Screen = {
  as: 'ondernemer',
  path: '/settings/account/data',
  title: 'Mijn gegevens',
  says: {},
};
