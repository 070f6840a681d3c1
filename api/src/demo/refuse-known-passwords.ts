import { verify } from '@node-rs/argon2';
import { inArray } from 'drizzle-orm';
import type { App } from '../platform/app';
import { CannotStart } from '../platform/database/cannot-start';
import { user } from '../platform/database/schema/users';
import { isOwnMachine } from '../platform/own-machine.mjs';
import { DEMO_PASSWORD, PEOPLE } from './people';

/**
 * Ends the start where others than this machine can reach the product and somebody of the demo still has the password
 * that everybody knows, unless the demo was asked for.
 *
 * @throws CannotStart
 */
export async function refuseKnownPasswords({ db, config }: Pick<App, 'db' | 'config'>) {
  const { demo, publicUrl, gatewayHost } = config;
  if (demo || isOwnMachine({ PUBLIC_URL: publicUrl, HOST: gatewayHost })) return;

  const emails = Object.values(PEOPLE).map(({ email }) => email);
  const { email, password_hash } = user;
  const people = await db.select({ email, password_hash }).from(user).where(inArray(email, emails));
  const known: string[] = [];
  for (const person of people)
    if (person.password_hash && (await verify(person.password_hash, DEMO_PASSWORD)))
      known.push(person.email);
  if (known.length > 0) throw new CannotStart(texts.known(known));
}

const texts = {
  known: (emails: string[]) =>
    `In deze database kan iedereen inloggen als ${emails.join(', ')}: hun wachtwoord staat in de README, en anderen dan deze machine kunnen erbij. Begin met een lege database, geef hen een ander wachtwoord, of zet DEMO=on als dat de bedoeling is.`,
};
