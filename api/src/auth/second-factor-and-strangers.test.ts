import { eq } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { user } from '../platform/database/schema/users';
import { aBrowser } from '../testing/a-browser';
import { authenticator } from '../testing/authenticator';
import { aMember, type Member, PASSWORD as password } from '../testing/builders';

let world: AppWithMailBox;
let member: Member;
beforeAll(async () => {
  world = await appWithMailBox({ twoFactor: 'optional' });
});
afterAll(() => world.close());
beforeEach(async () => {
  member = await aMember(world.app);
});

const NEW_PASSWORD = 'Croissants-2026!';

async function signedIn(secret = password) {
  const browser = aBrowser(world.app);
  const token: string = (await browser.login(member.user.email, secret)).json().token.token;
  return (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object) =>
    browser.send(method, `/users/v1/${path}`, { token, payload });
}
type Call = Awaited<ReturnType<typeof signedIn>>;

/** The address for the authenticator app, as the first step shows it. */
const begun = async (call: Call, secret = password): Promise<string> =>
  (await call('POST', 'twofactor', { password: secret })).json().qr_code_url;

/** @returns what makes codes of the app */
async function turnOn(call: Call, secret = password) {
  const codeAt = authenticator(await begun(call, secret));
  expect((await call('PUT', 'twofactor', { otp: codeAt() })).statusCode).toBe(200);
  return codeAt;
}

/** Chooses the new password with the link of an e-mail. */
async function chooseByMail(email: string) {
  await world.post('users/v1/requestresetpassword', { email });
  const code = await world.codeFor(email);
  const form = { code, password: NEW_PASSWORD, password_confirm: NEW_PASSWORD };
  expect((await world.post('users/v1/resetpassword', form)).statusCode).toBe(200);
}

const subjects = async () =>
  (await world.mailsTo(member.user.email))
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '')
    .filter((subject) => !subject.startsWith('Ingelogd'));

describe('the letter about the second factor', () => {
  it('tells that it was turned on, and how that is undone', async () => {
    await turnOn(await signedIn());
    expect(await subjects()).toEqual(['Tweestapsverificatie staat aan']);
    const letter = (await world.mailsTo(member.user.email)).at(-1);
    expect(letter).toContain('Instellingen, Beveiliging');
  });

  it('tells that it was turned off', async () => {
    const call = await signedIn();
    const otp = (await turnOn(call))(1);
    expect((await call('DELETE', 'twofactor', { password, otp })).statusCode).toBe(204);
    expect((await subjects()).at(-1)).toBe('Tweestapsverificatie staat uit');
  });

  it('tells that there are new recovery codes, and holds none of them', async () => {
    const call = await signedIn();
    const otp = (await turnOn(call))(1);
    const { recovery_codes } = (await call('POST', 'recoverycodes', { password, otp })).json();
    expect((await subjects()).at(-1)).toBe('Er zijn nieuwe herstelcodes');
    const letters = (await world.mailsTo(member.user.email)).join('\n');
    for (const code of recovery_codes) expect(letters).not.toContain(code);
  });

  it('tells that it moved to another app, and holds no secret of it', async () => {
    const call = await signedIn();
    const otp = (await turnOn(call))(1);
    const { qr_code_url, sealed_secret } = (
      await call('POST', 'twofactorapp', { password, otp })
    ).json();
    expect((await subjects()).at(-1)).toBe('Tweestapsverificatie staat aan');
    await call('PUT', 'twofactorapp', { otp: authenticator(qr_code_url)(), sealed_secret });
    expect((await subjects()).at(-1)).toBe('Tweestapsverificatie gaat via een andere app');
    const secret = new URL(qr_code_url).searchParams.get('secret');
    expect((await world.mailsTo(member.user.email)).join('\n')).not.toContain(secret);
  });

  it('tells that a new password from the mail took it away, of who had not proven the address', async () => {
    const { id, email } = member.user;
    const unproven = { activation_due_at: new Date(Date.now() + 60_000) };
    await world.app.db.update(user).set(unproven).where(eq(user.id, id));
    await turnOn(await signedIn());
    await chooseByMail(email);
    expect(await subjects()).toContain('Tweestapsverificatie staat uit');

    await turnOn(await signedIn(NEW_PASSWORD), NEW_PASSWORD);
    const before = (await subjects()).length;
    await chooseByMail(email);
    expect((await subjects()).slice(before)).toEqual([
      'Kies een nieuw wachtwoord',
      'Je wachtwoord is gewijzigd',
    ]);
  });

  it('is not written for what was begun, or refused', async () => {
    const call = await signedIn();
    await begun(call);
    await call('PUT', 'twofactor', { otp: '000000' });
    await call('DELETE', 'twofactor', { password: 'Anders-2026!' });
    expect(await subjects()).toEqual([]);
  });

  it('is written where it has to be set up to get in, once', async () => {
    world.app.config.twoFactor = 'required';
    const browser = aBrowser(world.app);
    const { token, qr_code_url } = (await browser.login(member.user.email)).json();
    const codeAt = authenticator(qr_code_url);
    await browser.verify(token.token, codeAt());
    const again = (await browser.login(member.user.email)).json().token.token;
    await browser.verify(again, codeAt(1));
    world.app.config.twoFactor = 'optional';
    expect(await subjects()).toEqual(['Tweestapsverificatie staat aan']);
  });
});

describe('a secret that no code has confirmed', () => {
  it('is another one after a change of the password: who knew that may have seen it', async () => {
    const call = await signedIn();
    const seen = await begun(call);
    await call('POST', 'change-password', {
      current_password: password,
      password: NEW_PASSWORD,
      password_confirm: NEW_PASSWORD,
    });
    expect(await begun(call, NEW_PASSWORD)).not.toBe(seen);
  });

  it('is another one after a new password from the mail', async () => {
    const seen = await begun(await signedIn());
    await chooseByMail(member.user.email);
    expect(await begun(await signedIn(NEW_PASSWORD), NEW_PASSWORD)).not.toBe(seen);
  });
});
