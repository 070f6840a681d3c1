import { eq } from 'drizzle-orm';
import { CannotStart } from '../platform/database/cannot-start';
import { user } from '../platform/database/schema/users';
import { appUnderTest } from '../testing/app-under-test';
import { aUser, PASSWORD } from '../testing/builders';
import { DEMO_PASSWORD, PEOPLE } from './people';
import { refuseKnownPasswords } from './refuse-known-passwords';

const app = appUnderTest();
const { email } = PEOPLE.entrepreneur;
const open = { publicUrl: 'https://boekwerk.nl', gatewayHost: '', demo: false };

const start = (given: Partial<typeof open> = {}) =>
  refuseKnownPasswords({ db: app.db, config: { ...app.config, ...open, ...given } });

it('starts where others can come as long as nobody of the demo is there', async () => {
  await expect(start()).resolves.toBeUndefined();
});

it('does not start there with somebody of the demo, and says who and what to do', async () => {
  expect(PASSWORD).toBe(DEMO_PASSWORD);
  await aUser(app, { email });
  await expect(start()).rejects.toThrow(CannotStart);
  await expect(start()).rejects.toThrow(/iedereen inloggen als ondernemer@.*of zet DEMO=on/);
  await expect(
    start({ publicUrl: 'http://127.0.0.1:3000', gatewayHost: '0.0.0.0' }),
  ).rejects.toThrow(CannotStart);
});

it('starts on the own machine, with DEMO=on, and with other passwords', async () => {
  await expect(start({ publicUrl: 'http://127.0.0.1:3000' })).resolves.toBeUndefined();
  await expect(start({ demo: true })).resolves.toBeUndefined();
  const password_hash =
    '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$2MmJ0rmXcNDpDC7wSmtkQ0iXoU7kKZhU4bPSDCRbvQs';
  await app.db.update(user).set({ password_hash }).where(eq(user.email, email));
  await expect(start()).resolves.toBeUndefined();
});
