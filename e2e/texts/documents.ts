import type { Screen } from './screen';

export const documents: Screen = {
  as: 'ondernemer',
  path: '/administration/document/overview',
  title: 'Documenten',
  says: {},
};

export const questions: Screen = {
  as: 'ondernemer',
  path: '/question/overview',
  title: 'Openstaande vragen',
  says: {},
};

export const questionsOfClients: Screen = {
  as: 'boekhouder',
  path: '/question/overview',
  title: 'Openstaande vragen',
  says: {},
};
