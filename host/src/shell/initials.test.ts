import { initialsOf } from './initials';

const user = (name: string, last_name: string) =>
  initialsOf({ id: 1, name, last_name, email: 'info@bakkerij.nl', role: 0, status: 0 });

it.each([
  ['Maria', 'van der Velde', 'MV'],
  ['jan', '', 'J'],
  ['', '', 'I'],
])('shows %s %s as %s', (name, lastName, expected) => {
  expect(user(name, lastName)).toBe(expected);
});
