import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { shortcut } from '../platform/database/schema/accounts';
import { session } from '../platform/database/schema/sessions';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { aCompany, aMember, type Member, PASSWORD, signIn } from '../testing/builders';

const app = appUnderTest();
let member: Member;
beforeEach(async () => {
  member = await aMember(app, { company: await aCompany(app, { name: 'Bakkerij Jansen' }) });
});

const ask = ({ headers } = member, password = PASSWORD) =>
  app.http.inject({ method: 'POST', url: '/api/users/v1/export', headers, payload: { password } });
const fetched = (url: string) => app.http.inject({ url });

/** What is in the zip, as text by name. */
async function exported(of = member): Promise<Record<string, string>> {
  const answer = await fetched((await ask(of)).json());
  expect(answer.statusCode).toBe(200);
  const files = Object.entries(unzipSync(answer.rawPayload));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

const linesOf = (table = '') => table.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('all that is kept of a user as one zip', () => {
  it('tells who they are, where they sign in, where they work, and what they did', async () => {
    const { user } = member;
    await app.db
      .insert(shortcut)
      .values({ user_id: user.id, title: 'Mijn pagina', kind: 'route', target: '/dashboard' });
    await app.http.inject({
      method: 'POST',
      url: '/api/users/v1/user/update',
      headers: member.headers,
      payload: { ...user, name: 'Marieke', updated_at: user.updated_at },
    });
    const files = await exported();
    expect(Object.keys(files).sort()).toEqual([
      'LEESMIJ.txt',
      'SHA256SUMS',
      'account/berichten met een link.csv',
      'account/e-mailadressen.csv',
      'account/profiel.csv',
      'account/snelkoppelingen.csv',
      'bedrijven/bedrijven.csv',
      'bedrijven/geopende klanten.csv',
      'bedrijven/toegewezen klanten.csv',
      'historie/handelingen.csv',
      'inloggen/onthouden apparaten.csv',
      'inloggen/passkeys.csv',
      'inloggen/sessies.csv',
      'manifest.csv',
    ]);
    expect(linesOf(files['account/profiel.csv'])[1]).toContain(`Marieke;${user.last_name}`);
    expect(linesOf(files['account/snelkoppelingen.csv'])[1]).toContain('Mijn pagina;Pagina');
    expect(linesOf(files['bedrijven/bedrijven.csv'])[1]).toMatch(
      /^Bakkerij Jansen;Onderneming;Eigenaar;Actief/,
    );
    expect(linesOf(files['inloggen/sessies.csv'])[1]).toContain('Bakkerij Jansen');
    expect(files['historie/handelingen.csv']).toContain(`Voornaam: ${user.name} → Marieke`);
  });

  it('holds no secret, nothing of others, and of a company no more than that something was done', async () => {
    const other = await aMember(app, { company: member.company });
    const made = await app.http.inject({
      method: 'POST',
      url: `/api/relations/v1/relation/${member.company.id}/enterprise/client/enterprise`,
      headers: member.headers,
      payload: {
        ...{
          name: 'Geheime klant',
          email: 'klant@geheim.example',
          general_email: 'klant@geheim.example',
        },
        ...{ address: 'Kade 1', postal_code: '2801 AB', city: 'Gouda' },
      },
    });
    expect(made.statusCode).toBe(201);
    await app.http.inject({ method: 'GET', url: '/api/users/v1/user', headers: other.headers });
    const all = Object.values(await exported()).join('\n');
    expect(all).toMatch(/Toegevoegd of gedaan;Relatie/);
    for (const secret of ['Geheime klant', 'klant@geheim', other.user.email, '$argon2', 'hash'])
      expect(all).not.toContain(secret);
  });

  it('names the clients that a colleague at a firm was given', async () => {
    const owner = await anAccountant(app);
    const colleague = await aMember(app, { company: owner.company, type: 1, is_owner: false });
    await aFirmClient(app, owner.company, { name: 'Klant van kantoor', assigned: [colleague] });
    const { 'bedrijven/toegewezen klanten.csv': clients } = await exported(colleague);
    expect(linesOf(clients)[1]).toContain(';Klant van kantoor;');
  });

  it('tells from which network they signed in, and which clients they went into', async () => {
    const accountant = await anAccountant(app);
    const client = await aFirmClient(app, accountant.company, { name: 'Klant van kantoor' });
    const switched = await app.http.inject({
      method: 'PUT',
      url: '/api/auth/v1/relation',
      headers: accountant.headers,
      payload: { relation_id: client.id, impersonate: true },
    });
    expect(switched.statusCode).toBe(200);
    await app.db.update(session).set({ network: '203.0.113.*' });
    const { user, company } = accountant;
    const headers = await signIn(app, { user_id: user.id, relation_id: company.id });
    const files = await exported({ ...accountant, headers });
    expect(files['inloggen/sessies.csv']).toContain(';203.0.113.*;');
    expect(linesOf(files['bedrijven/geopende klanten.csv'])[1]).toContain(';Klant van kantoor;');
  });
});

describe('asking for it', () => {
  it('takes the password, at its field, and five times an hour', async () => {
    const wrong = await ask(member, 'Anders-2026!');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toEqual({ password: ['Wachtwoord is onjuist'] });
    for (let times = 0; times < 5; times++) expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
  });

  it('is for the own account alone, not from the books of a client', async () => {
    const accountant = await anAccountant(app);
    const client = await aFirmClient(app, accountant.company);
    expect((await ask(await inBooksOf(app, accountant, client))).statusCode).toBe(403);
  });

  it('gives a link that ends with its session, and is none when it is changed', async () => {
    const link: string = (await ask()).json();
    expect((await fetched(link.slice(0, -4))).statusCode).toBe(404);
    expect((await fetched('/api/own.zip')).statusCode).toBe(404);
    expect((await fetched(link.replace('own.zip', 'company.zip'))).statusCode).toBe(404);
    await app.db
      .update(session)
      .set({ ended_at: new Date() })
      .where(eq(session.user_id, member.user.id));
    expect((await fetched(link)).statusCode).toBe(404);
  });
});
