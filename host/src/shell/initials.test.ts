import { aUser } from '@boekwerk/shared/testing/signed-in';
import { initialsOf } from './initials';

const user = (name: string, last_name: string) =>
  initialsOf(aUser({ name, last_name, email: 'info@bakkerij.nl' }));

it.each([
  ['Maria', 'van der Velde', 'MV'],
  ['jan', '', 'J'],
  ['', '', 'I'],
])('shows %s %s as %s', (name, lastName, expected) => {
  expect(user(name, lastName)).toBe(expected);
});
