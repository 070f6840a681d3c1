import type { Screen } from './screen';

const PATH = '/project/overview';

export const projects: Screen = {
  as: 'ondernemer',
  path: PATH,
  title: 'Projecten',
  says: {
    placeholders: ['Zoek...'],
    links: ['Project toevoegen'],
    columns: ['Bedrijfsnaam', 'Contactpersoon', 'E-mail', 'Plaats'],
  },
};

export const newProject: Screen = {
  as: 'ondernemer',
  path: '/project/create',
  title: 'Nieuw project',
  says: {
    links: ['Sluiten'],
    buttons: ['Aanmaken'],
    fields: [
      ...['Bedrijfsnaam', 'KvK-nummer', 'Btw-nummer', 'Algemeen e-mailadres', 'Telefoon'],
      ...['IBAN', 'Betaaltermijn', 'Adres', 'Postcode', 'Plaats', 'Land', 'Actief'],
      ...['Voornaam contactpersoon', 'Achternaam contactpersoon'],
    ],
    texts: ['Klant', 'Leverancier'],
  },
  steps: [
    {
      do: [{ fill: 'Plaats', with: 'Gouda' }, { press: 'Aanmaken' }],
      says: { texts: ['Bedrijfsnaam is verplicht', 'Niet alle velden zijn juist ingevuld'] },
    },
  ],
};

export const editProject: Screen = {
  as: 'ondernemer',
  path: PATH,
  opens: 'project',
  title: 'Project wijzigen',
  says: { links: ['Sluiten'], buttons: ['Opslaan'] },
  steps: [
    {
      do: [{ press: 'Verwijderen' }],
      says: { texts: ['Dit kan niet ongedaan gemaakt worden.'] },
    },
  ],
};

export const projectsNotFound: Screen = {
  as: 'ondernemer',
  path: `${PATH}?search=bestaat+niet`,
  title: 'Projecten',
  says: { texts: ['Geen projecten gevonden'] },
};

export const projectsOfFirm: Screen = {
  as: 'boekhouder',
  path: PATH,
  title: 'Projecten',
  says: { texts: ['Geen projecten gevonden'] },
};
