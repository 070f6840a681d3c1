import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { aBrowser } from '../testing/a-browser';
import { authenticator } from '../testing/authenticator';
import { aMember } from '../testing/builders';

let world: AppWithMailBox;
beforeAll(async () => {
  world = await appWithMailBox();
});
afterAll(() => world.close());

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';

const lettersTo = async (email: string) =>
  (await world.mailsTo(email)).filter((text) => text.includes('Ingelogd met een nieuwe browser'));

describe('signing in from a browser that is new to a user', () => {
  it('is told by mail once, with what it was and how to end it', async () => {
    const { email } = (await aMember(world.app)).user;
    const browser = aBrowser(world.app, { agent: PHONE });
    await browser.login(email);
    await browser.login(email);
    const [letter = '', ...others] = await lettersTo(email);
    expect(others).toEqual([]);
    expect(letter).toContain('- Safari op iPhone');
    expect(letter).toContain('Wachtwoord vergeten');
    expect(letter).toContain('Instellingen, Beveiliging');
  });

  it('is told for each browser, and for each user of one', async () => {
    const [one, other] = [(await aMember(world.app)).user, (await aMember(world.app)).user];
    const shared = aBrowser(world.app);
    await shared.login(one.email);
    await shared.login(other.email);
    await aBrowser(world.app).login(one.email);
    expect(await lettersTo(one.email)).toHaveLength(2);
    expect(await lettersTo(other.email)).toHaveLength(1);
  });

  it('is not told of a password that was wrong', async () => {
    const { email } = (await aMember(world.app)).user;
    await aBrowser(world.app).login(email, 'Anders-2026!');
    expect(await lettersTo(email)).toEqual([]);
  });

  it('is not told to who has just registered, there or where they open the link of their mail', async () => {
    const email = `nieuw-${Date.now()}@voorbeeld.nl`;
    const registered = aBrowser(world.app);
    const form = {
      type: 0,
      name: 'Sanne',
      last_name: 'Jansen',
      company_name: 'Bakkerij Jansen',
      email,
      password: 'Broodjes!',
      password_confirm: 'Broodjes!',
      agreePrivacy: true,
    };
    const answer = await registered.send('POST', '/auth/v1/register', { payload: form });
    expect(answer.statusCode).toBe(201);
    const activation_code = await world.codeFor(email);
    const phone = aBrowser(world.app);
    await phone.send('POST', '/auth/v1/activate', { payload: { activation_code } });
    await registered.login(email, form.password);
    await phone.login(email, form.password);
    expect(await lettersTo(email)).toEqual([]);
    await aBrowser(world.app).login(email, form.password);
    expect(await lettersTo(email)).toHaveLength(1);
  });
});

it('is told once the second factor is given, and not for the password alone', async () => {
  const careful = await appWithMailBox({ twoFactor: 'required' });
  const { email } = (await aMember(careful.app)).user;
  const browser = aBrowser(careful.app);
  const { token, qr_code_url } = (await browser.login(email)).json();
  const letters = async () =>
    (await careful.mailsTo(email)).filter((text) => text.includes('nieuwe browser'));
  expect(await letters()).toEqual([]);
  await browser.verify(token.token, authenticator(qr_code_url)());
  expect(await letters()).toHaveLength(1);
  await careful.close();
});
