import { aBrowser } from '../testing/a-browser';
import { appUnderTest } from '../testing/app-under-test';
import { authenticator } from '../testing/authenticator';
import { aMember, type Member, PASSWORD } from '../testing/builders';
import { testApp } from '../testing/test-app';

const app = appUnderTest({ config: { twoFactor: 'required' } });
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

const signIn = async (browser = aBrowser(app)) => {
  const { token, qr_code_url } = (await browser.login(member.user.email)).json();
  return { qr_code_url: qr_code_url as string, token: token.token as string };
};

/** A browser in which the second factor was given with "Onthoud dit apparaat". */
async function remembered(browser = aBrowser(app)) {
  const { token, qr_code_url } = await signIn(browser);
  const answer = await browser.verify(token, authenticator(qr_code_url)(), true);
  return { browser, answer };
}

it('skips the second factor of this user in this browser, and of nobody else', async () => {
  const { browser, answer } = await remembered();
  expect(answer.headers['set-cookie']).toMatch(
    /^bw_dev=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const again = await signIn(browser);
  expect(again.qr_code_url).toBe('valid');
  expect((await browser.whoAmI(again.token)).statusCode).toBe(200);
  expect((await signIn()).qr_code_url).toBe('');

  member = await aMember(app);
  await remembered();
  expect((await signIn(browser)).qr_code_url).toBe('');
});

it('is kept beside that of another user of this browser', async () => {
  const first = member;
  const { browser } = await remembered();
  member = await aMember(app);
  await remembered(browser);
  expect((await signIn(browser)).qr_code_url).toBe('valid');
  expect((await browser.login(first.user.email)).json().qr_code_url).toBe('valid');
});

it('is worth nothing without the password', async () => {
  const { browser } = await remembered();
  expect((await browser.login(member.user.email, 'Anders-2026!')).statusCode).toBe(400);
});

it('is known by a hash only, and for thirty days', async () => {
  const { browser } = await remembered();
  const { rows } = await app.db.execute('SELECT d::text AS row FROM remembered_device d');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('bw_dev'));
  await app.db.execute(`UPDATE remembered_device SET expires_at = now() - interval '1 second'`);
  expect((await signIn(browser)).qr_code_url).toBe('');
});

it('is a Secure __Host- cookie on https, beside the one that binds', async () => {
  const config = { twoFactor: 'required', publicUrl: 'https://boekwerk.example' } as const;
  const https = await testApp({ config });
  const { user } = await aMember(https);
  const browser = aBrowser(https);
  const { token, qr_code_url } = (await browser.login(user.email, PASSWORD)).json();
  const answer = await browser.verify(token.token, authenticator(qr_code_url)(), true);
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-bw_dev=.+HttpOnly; SameSite=Strict; Secure/,
  );
  expect([...browser.cookies.keys()]).toEqual(['__Host-bw_bind', '__Host-bw_dev']);
  await https.close();
});
