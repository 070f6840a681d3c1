import { desc, eq } from 'drizzle-orm';
import { remembered_device } from '../platform/database/schema/accounts';
import { audit } from '../platform/database/schema/platform';
import { aBrowser } from '../testing/a-browser';
import { appUnderTest } from '../testing/app-under-test';
import { aMember, type Member, PASSWORD } from '../testing/builders';

const app = appUnderTest();
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

const NEXT = 'Nieuw-2027!';
const form = { current_password: PASSWORD, password: NEXT, password_confirm: NEXT };

async function signedIn() {
  const browser = aBrowser(app);
  const token: string = (await browser.login(member.user.email)).json().token.token;
  const change = (payload: object) =>
    browser.send('POST', '/users/v1/change-password', { token, payload });
  return { browser, token, change };
}

it('lets in with the new password, and no more with the old one', async () => {
  const { change } = await signedIn();
  expect((await change(form)).statusCode).toBe(204);
  expect((await aBrowser(app).login(member.user.email)).statusCode).toBe(400);
  expect((await aBrowser(app).login(member.user.email, NEXT)).statusCode).toBe(200);
});

it('says at the field that the current one is wrong, ten times at most', async () => {
  const { change } = await signedIn();
  const mistaken = { ...form, current_password: 'Anders-2026!' };
  const wrong = await change(mistaken);
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().errors).toEqual({ current_password: ['Huidig wachtwoord is onjuist'] });
  for (let tries = 1; tries < 10; tries++) await change(mistaken);
  expect((await change(form)).statusCode).toBe(429);
});

it.each([
  ['no better', { ...form, password: 'kort', password_confirm: 'kort' }, 'password'],
  ['the same', { ...form, password: PASSWORD, password_confirm: PASSWORD }, 'password'],
  ['not repeated', { ...form, password_confirm: 'Anders-2026!' }, 'password_confirm'],
])('refuses one that is %s', async (_name, payload, field) => {
  const { change } = await signedIn();
  const answer = await change(payload);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

it('ends all other sessions, and forgets remembered devices', async () => {
  const { browser, token, change } = await signedIn();
  const other = await signedIn();
  const user_id = member.user.id;
  await app.db
    .insert(remembered_device)
    .values({ user_id, token_hash: `${user_id}`, expires_at: new Date(1e13) });
  await change(form);

  expect((await browser.whoAmI(token)).statusCode).toBe(200);
  expect((await other.browser.whoAmI(other.token)).statusCode).toBe(401);
  const own = eq(remembered_device.user_id, user_id);
  expect(await app.db.$count(remembered_device, own)).toBe(0);
});

it('tells the user by mail, and leaves the profile as it was for who has it open', async () => {
  const { browser, token, change } = await signedIn();
  const before = (await browser.whoAmI(token)).json().updated_at;
  await change(form);
  expect((await browser.whoAmI(token)).json().updated_at).toBe(before);
  const { rows } = await app.db.execute(
    `SELECT data->'occasion' AS occasion FROM pgboss.job WHERE name = 'account-mail'`,
  );
  expect(rows.map(({ occasion }) => occasion)).toContainEqual({
    kind: 'passwordChanged',
    user_id: member.user.id,
  });
});

it('is on record without the password', async () => {
  const { change } = await signedIn();
  await change(form);
  const [row] = await app.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  expect(row).toMatchObject({ user_id: member.user.id, changes: { password: ['•••', '•••'] } });
});
