import type { HttpError } from '../platform/errors';
import { refuseGuessable } from './refuse-guessable';

const ABOUT = [
  'Renée',
  'de Groot',
  'renee.degroot@bakkerij-lepel.nl',
  'Bakkerij Lepel B.V.',
  'Jan',
];
const COMMON = 'Dit wachtwoord wordt veel gebruikt en is snel te raden. Kies een ander.';
const OWN = 'Gebruik niet je eigen naam, e-mailadres of bedrijfsnaam als wachtwoord.';

/** What is said of it at the field; null when it is taken. */
async function errorFor(password: string): Promise<string | null> {
  try {
    await refuseGuessable(password, ABOUT);
    return null;
  } catch (error) {
    return (error as HttpError).errors?.password?.[0] ?? null;
  }
}

it.each([
  ['Password1!', COMMON],
  ['P@ssw0rd', COMMON],
  ['Welkom01!', COMMON],
  ['Welkom123!', COMMON],
  ['Zomer2026!', COMMON],
  ['Qwerty!', COMMON],
  ['Aaaaa!', COMMON],
  ['Renee-2026!', OWN],
  ['DeGroot!1', OWN],
  ['Renee.deGroot@1', OWN],
  ['BakkerijLepel!', OWN],
  ['!!Lepel99', OWN],
  ['Welkom-2026!', null],
  ['Krentenbol!', null],
  ['Januari-fiets!', null],
  ['Lepel-fietst-in-Gouda!', null],
  ['correct paard Batterij nietje', null],
])('%s: %s', async (password, expected) => {
  expect(await errorFor(password)).toBe(expected);
});
