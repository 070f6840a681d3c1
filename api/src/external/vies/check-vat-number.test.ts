import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { BAKERY } from '../../demo/companies';
import { attempt } from '../../platform/database/schema/sessions';
import { aMember, type Member } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

const check = async (app: TestApp, { headers }: Member, tax_number: string) => {
  const url = `/api/relations/v1/vatnumber?tax_number=${encodeURIComponent(tax_number)}`;
  const reply = await app.http.inject({ url, headers });
  return { status: reply.statusCode, body: reply.json() };
};
const says = (status: string, name: string | null = null) => ({
  status: 200,
  body: { status, name },
});

describe('GET vatnumber without VIES', () => {
  let app: TestApp;
  let member: Member;
  beforeAll(async () => {
    app = await testApp({ config: { viesUrl: '' } });
    member = await aMember(app);
  });
  afterAll(() => app.close());

  it.each([
    ['a company of the demo', BAKERY.tax_number ?? '', says('known', BAKERY.name)],
    ['one as it may be typed', 'nl 8000.01237 b83', says('known', BAKERY.name)],
    ['wrong check digits', 'NL123456789B01', says('wrong')],
    ['an old number that fits', 'NL004495445B01', says('unavailable')],
    ['a sole trader’s that fits', 'NL000099998B57', says('unavailable')],
    ['a foreign number', 'DE136695976', says('unavailable')],
    ['a foreign number with wrong check digits', 'DE123456789', says('wrong')],
    ['signs that VIES does not take', 'UA123456+', says('unavailable')],
  ])('says of %s what can be said offline', async (_, tax_number, expected) => {
    expect(await check(app, member, tax_number)).toEqual(expected);
  });

  it('says at the field that a number is none', async () => {
    for (const [given, text] of [
      ['12345', 'Btw-nummer is onjuist'],
      ['', 'Vul een btw-nummer in'],
    ] as const) {
      expect(await check(app, member, given)).toMatchObject({
        status: 422,
        body: { errors: { tax_number: [text] } },
      });
    }
  });

  it('is a 429 after a hundred in an hour by one user', async () => {
    const busy = await aMember(app);
    const subject = `vat number user ${busy.user.id}`;
    const window_ends_at = new Date(Date.now() + 3_600_000);
    await app.db.insert(attempt).values({ subject, tries: 99, window_ends_at });
    expect((await check(app, busy, 'NL004495445B01')).status).toBe(200);
    expect((await check(app, busy, 'NL004495445B01')).status).toBe(429);
    expect((await check(app, member, 'NL004495445B01')).status).toBe(200);
  });
});

it('GET vatnumber asks VIES where it is set, and is no failure when that is away', async () => {
  const server = http.createServer((request, response) =>
    response.end(
      JSON.stringify(
        request.url === '/ms/NL/vat/004495445B01'
          ? { isValid: true, userError: 'VALID', name: 'Jansen' }
          : { isValid: false, userError: 'INVALID' },
      ),
    ),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const app = await testApp({ config: { viesUrl: `http://127.0.0.1:${port}` } });
  const member = await aMember(app);

  expect(await check(app, member, 'NL004495445B01')).toEqual(says('known', 'Jansen'));
  expect(await check(app, member, 'DE136695976')).toEqual(says('unknown'));
  await new Promise((closed) => server.close(closed).closeAllConnections());
  expect(await check(app, member, 'NL004495445B01')).toEqual(says('unavailable'));
  expect(await check(app, member, 'NL123456789B01')).toEqual(says('wrong'));
  await app.close();
});
