import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { attempt } from '../../platform/database/schema/sessions';
import { aMember, type Member } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';

const lookUp = async (app: TestApp, { headers }: Member, coc_number: string) => {
  const url = `/api/relations/v1/kvkdata?coc_number=${coc_number}`;
  const reply = await app.http.inject({ url, headers });
  return { status: reply.statusCode, body: reply.json() };
};
const away = 'Het handelsregister is nu niet bereikbaar. Vul de gegevens zelf in.';

describe('GET kvkdata without a key', () => {
  let app: TestApp;
  let member: Member;
  beforeAll(async () => {
    app = await testApp({ config: { kvkKey: '', kvkUrl: 'http://127.0.0.1:9' } });
    member = await aMember(app);
  });
  afterAll(() => app.close());

  it('answers the official test numbers from here', async () => {
    expect(await lookUp(app, member, '69599084')).toEqual({
      status: 200,
      body: {
        name: 'Test EMZ Dagobert',
        address: 'Abebe Bikilalaan 17',
        postal_code: '1034 WL',
        city: 'Amsterdam',
      },
    });
    const others = ['68750110', '90001354', '68727720', '69599068', '69599076'];
    for (const number of others)
      expect((await lookUp(app, member, number)).body.name).toMatch(/Test|Grand/);
  });

  it('says at the field that a number is unknown or none', async () => {
    expect(await lookUp(app, member, '12345678')).toMatchObject({
      status: 422,
      body: { errors: { coc_number: ['KvK-nummer niet gevonden'] } },
    });
    expect((await lookUp(app, member, '123')).body.errors).toEqual({
      coc_number: ['KvK-nummer bestaat uit 8 cijfers'],
    });
  });

  it('is a 429 after a hundred in an hour by one user', async () => {
    const busy = await aMember(app);
    const subject = `trade register user ${busy.user.id}`;
    const window_ends_at = new Date(Date.now() + 3_600_000);
    await app.db.insert(attempt).values({ subject, tries: 99, window_ends_at });
    expect((await lookUp(app, busy, '69599084')).status).toBe(200);
    expect((await lookUp(app, busy, '69599084')).status).toBe(429);
    expect((await lookUp(app, member, '69599084')).status).toBe(200);
  });

  it('says that the register is away for the number that fails', async () => {
    const { status, body } = await lookUp(app, member, '90004973');
    expect([status, body.message]).toEqual([503, away]);
  });
});

describe('GET kvkdata with a key', () => {
  let app: TestApp;
  let member: Member;
  /** Lets the register answer. */
  let goOn = () => {};
  const register = http.createServer((_, response) => {
    goOn = () => void response.end(JSON.stringify({ naam: 'Bakkerij Jansen' }));
    arrived();
  });
  let arrived = () => {};
  beforeAll(async () => {
    await new Promise<void>((listening) => register.listen(0, '127.0.0.1', listening));
    const { port } = register.address() as AddressInfo;
    app = await testApp({ config: { kvkKey: 'sleutel', kvkUrl: `http://127.0.0.1:${port}` } });
    member = await aMember(app);
  });
  afterAll(() => app.close());

  it('holds up nobody while the register thinks, and says so when it is away', async () => {
    const reached = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const asked = lookUp(app, member, '12345678');
    await reached;
    // The embedded database has one connection: a write would wait for a transaction that is open.
    const url = '/api/users/v1/user';
    const other = await app.http.inject({ url, headers: member.headers });
    expect(other.statusCode).toBe(200);
    expect((await aMember(app)).company.id).toEqual(expect.any(Number));
    goOn();
    expect((await asked).body.name).toBe('Bakkerij Jansen');

    await new Promise((closed) => register.close(closed).closeAllConnections());
    const { status, body } = await lookUp(app, member, '12345678');
    expect([status, body.message]).toEqual([503, away]);
  });
});
