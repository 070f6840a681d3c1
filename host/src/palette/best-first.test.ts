import { bestFirst } from './best-first';

const rows = [
  { title: 'Facturen', words: '' },
  { title: 'Nieuwe factuur', words: 'maken' },
  { title: 'Beheer producten', words: 'Facturen' },
  { title: 'Btw-overzicht', words: '' },
  { title: 'Privé', words: '' },
];

it.each([
  ['fact', ['Facturen', 'Nieuwe factuur', 'Beheer producten']],
  ['FACTUUR nieuw', ['Nieuwe factuur']],
  ['maken', ['Nieuwe factuur']],
  ['btw over', ['Btw-overzicht']],
  ['prive', ['Privé']],
  ['actuur', []],
  [' ', rows.map(({ title }) => title)],
])('%j finds %j, the best first', (search, expected) => {
  expect(bestFirst(rows, search).map(({ title }) => title)).toEqual(expected);
});
