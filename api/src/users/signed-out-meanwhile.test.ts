import { asc, eq, getTableColumns } from 'drizzle-orm';
import { address_change, recovery_code } from '../platform/database/schema/accounts';
import { passkey_challenge } from '../platform/database/schema/sessions';
import { user } from '../platform/database/schema/users';
import { aBrowser } from '../testing/a-browser';
import { appUnderTest } from '../testing/app-under-test';
import { authenticator } from '../testing/authenticator';
import { aMember, type Member, PASSWORD } from '../testing/builders';

const app = appUnderTest({ config: { twoFactor: 'optional' } });
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

const password = PASSWORD;
const NEXT = 'Nieuw-2027!';

async function signedIn() {
  const browser = aBrowser(app);
  const token: string = (await browser.login(member.user.email)).json().token.token;
  return (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    browser.send(method, `/users/v1/${path}`, { token, ...(payload && { payload }) });
}
type Call = Awaited<ReturnType<typeof signedIn>>;

const begun = async (call: Call) =>
  authenticator((await call('POST', 'twofactor', { password })).json().qr_code_url);

/** Turns the second factor on. @returns the recovery codes */
async function turnOn(call: Call): Promise<string[]> {
  const codeAt = await begun(call);
  return (await call('PUT', 'twofactor', { otp: codeAt() })).json().recovery_codes;
}

/** All that lets somebody in, or is about to. */
async function guards() {
  const { id } = member.user;
  const { updated_at: _, ...columns } = getTableColumns(user);
  return {
    account: await app.db.select(columns).from(user).where(eq(user.id, id)),
    addresses: await app.db.select().from(address_change).where(eq(address_change.user_id, id)),
    codes: await app.db
      .select()
      .from(recovery_code)
      .where(eq(recovery_code.user_id, id))
      .orderBy(asc(recovery_code.id)),
    challenges: await app.db.select().from(passkey_challenge),
  };
}

/** Once the password was asked, which counts the try, somebody signs the user out, as a new password from the mail does. */
async function whileSignedOut<T>(use: () => Promise<T>): Promise<T> {
  await app.db.execute(`
    CREATE FUNCTION sign_out() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE session SET ended_at = now(), end_reason = 'password_changed'
        WHERE user_id = ${member.user.id} AND ended_at IS NULL;
      RETURN NULL; END $$`);
  await app.db.execute(`
    CREATE TRIGGER meanwhile AFTER INSERT OR UPDATE OR DELETE ON attempt EXECUTE FUNCTION sign_out()`);
  return use().finally(() => app.db.execute('DROP FUNCTION sign_out CASCADE'));
}

describe('who is signed out while a call is under way', () => {
  it.each<[string, (call: Call) => Promise<() => ReturnType<Call>>]>([
    [
      'chooses no other password',
      async (call) => () =>
        call('POST', 'change-password', {
          ...{ current_password: password, password: NEXT, password_confirm: NEXT },
        }),
    ],
    [
      'asks for no other address',
      async (call) => () =>
        call('POST', 'user/update', {
          ...{ name: 'Sanne', last_name: 'de Boer', email: 'vreemde@voorbeeld.nl' },
          current_password: password,
        }),
    ],
    ['begins no second factor', async (call) => () => call('POST', 'twofactor', { password })],
    [
      'turns no second factor on',
      async (call) => {
        const otp = (await begun(call))();
        return () => call('PUT', 'twofactor', { otp });
      },
    ],
    [
      'turns the second factor not off',
      async (call) => {
        const [otp] = await turnOn(call);
        return () => call('DELETE', 'twofactor', { password, otp });
      },
    ],
    [
      'moves it to no other app',
      async (call) => {
        const [otp] = await turnOn(call);
        const { qr_code_url, sealed_secret } = (
          await call('POST', 'twofactorapp', { password, otp })
        ).json();
        const code = authenticator(qr_code_url)();
        return () => call('PUT', 'twofactorapp', { otp: code, sealed_secret });
      },
    ],
    [
      'gets no recovery codes',
      async (call) => {
        const [otp] = await turnOn(call);
        return () => call('POST', 'recoverycodes', { password, otp });
      },
    ],
    ['begins no passkey', async (call) => () => call('POST', 'passkey/challenge', { password })],
    [
      'has no account deleted',
      async (call) => () =>
        call('POST', 'user/deletion', { password, confirmation: 'verwijderen' }),
    ],
  ])('%s', async (_, prepared) => {
    const make = await prepared(await signedIn());
    const before = await guards();
    const answer = await whileSignedOut(make);
    expect(answer.statusCode).toBe(401);
    expect(await guards()).toEqual(before);
  });
});
