import { aPurchase } from '../testing/invoices';
import { HOST, standInUnderTest } from '../testing/stand-in-under-test';
import { html } from './html';

const standIn = standInUnderTest();
const page = async (url: string) => (await standIn.send('GET', url)).body;

it('shows organisations, offices and users', async () => {
  const home = await page('/');
  for (const text of ['Administratiekantoor Visser', 'Bakkerij Jansen', 'J. Smith', 'Engels'])
    expect(home).toContain(text);
});

it('shows of an office its dimensions, VAT codes, journals and what was booked', async () => {
  await standIn.process(aPurchase());
  const office = await page('/offices/VISSER/1001');
  for (const text of ['Kantoorbenodigdheden', '21% (01-10-2012)', 'Memoriaal', 'INK 202600001'])
    expect(office).toContain(text);
  const transaction = await page('/offices/VISSER/1001/transactions/INK/202600001');
  expect(transaction).toContain('121.00');
  expect(await page('/offices/VISSER/1003')).toContain('Deze administratie heeft geen dagboeken.');
});

it('shows what was asked and answered, without the token', async () => {
  const { access_token: token } = await standIn.signIn();
  await standIn.process(aPurchase(), { token });
  expect(await page('/exchanges')).toContain('processxml');
  const exchange = await page('/exchanges/1');
  expect(exchange).toContain('&lt;invoicenumber&gt;F-2026-17&lt;/invoicenumber&gt;');
  expect(exchange).toContain('location=&quot;temporary&quot;');
  expect(exchange).not.toContain(token);
});

it('says of what is not there that it is not', async () => {
  for (const url of [
    '/offices/VISSER/9',
    '/exchanges/9',
    '/offices/VISSER/1001/transactions/INK/9',
  ])
    expect((await standIn.send('GET', url)).statusCode).toBe(404);
});

it('switches a fault on and off by forms', async () => {
  const added = await standIn.form('/faults', {
    fault: 'lost',
    call: 'posting',
    times: '2',
    seconds: '',
  });
  expect([added.statusCode, added.headers.location]).toEqual([303, '/faults']);
  expect(await page('/faults')).toContain('antwoord gaat verloren');
  await standIn.form('/faults/clear', {});
  expect(await page('/faults')).toContain('Er staat geen storing aan.');
});

it('names the field of a form that does not fit', async () => {
  const answer = await standIn.form('/faults', { fault: 'lost', probability: 'veel' });
  expect([answer.statusCode, answer.body]).toEqual([
    400,
    expect.stringContaining('Dit veld klopt niet: probability.'),
  ]);
});

it('escapes all that was sent to it', async () => {
  await standIn.process(
    '<dimension><office>1001</office><type>DEB</type><name>&lt;script&gt;alert(1)&lt;/script&gt;</name></dimension>',
  );
  const office = await page('/offices/VISSER/1001');
  expect(office).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(office).not.toContain('<script');
  expect(html`<a title="${`"'<>&`}">`.markup).toBe('<a title="&quot;&#39;&lt;&gt;&amp;">');
});

it('runs no script and stands in no frame', async () => {
  const { headers } = await standIn.send('GET', '/');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

describe.each([
  '/',
  '/faults',
  '/_faults',
  '/_transactions',
  '/auth/authentication/connect/authorize',
])('%s', (url) => {
  it.each([
    ['a page of another site', { host: HOST, origin: 'https://elders.example' }],
    ['a page of another port', { host: HOST, origin: 'http://127.0.0.1:1' }],
    ['a page without an origin', { host: HOST, origin: 'null' }],
    ['a name that points at this machine', { host: 'elders.example:3027' }],
  ])('answers nothing to %s', async (_, headers) => {
    expect((await standIn.send('GET', url, { headers })).statusCode).toBe(403);
  });

  it.each([
    ['of this machine', { host: 'localhost:3027', origin: 'http://localhost:3027' }],
    ['at its public address', { host: 'twinfield.example', origin: 'https://twinfield.example' }],
  ])('answers its own pages %s', async (_, headers) => {
    expect((await standIn.send('GET', url, { headers })).statusCode).not.toBe(403);
  });
});

it('asks servers for credentials alone', async () => {
  const answer = await standIn.send('POST', '/auth/authentication/connect/token', {
    payload: 'grant_type=refresh_token',
    headers: { host: 'elders.example', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.statusCode).toBe(401);
});
