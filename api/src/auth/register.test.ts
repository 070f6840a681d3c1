import { and, count, eq, sql } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { mailed_code } from '../platform/database/schema/accounts';
import { audit } from '../platform/database/schema/platform';
import { relation, relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { aCompany, aMember, aUser, PASSWORD } from '../testing/builders';

let world: AppWithMailBox;
let last = 0;

beforeAll(async () => {
  world = await appWithMailBox();
});
afterAll(() => world.close());

const newAddress = () => `nieuw${++last}@voorbeeld.nl`;
const aForm = (given: object = {}) => ({
  type: 0,
  name: 'Sanne',
  last_name: 'Jansen',
  company_name: 'Bakkerij Jansen',
  email: newAddress(),
  password: 'Broodjes!',
  password_confirm: 'Broodjes!',
  agreePrivacy: true,
  ...given,
});
const register = (form: object, headers = {}) => world.post('auth/v1/register', form, headers);
const userWith = async (email: string) => {
  const [found] = await world.app.db.select().from(user).where(eq(user.email, email));
  return found;
};

describe('registering', () => {
  it.each([
    ['an entrepreneur with a company', 0],
    ['an accountant with a firm', 1],
  ])('makes %s of which they are the owner, and signs in there', async (_, type) => {
    const form = aForm({ type });
    const before = Date.now();
    const answer = await register(form);
    const after = Date.now();
    expect(answer.statusCode).toBe(201);
    const { token, qr_code_url, session } = answer.json();
    expect(token).toMatchObject({ type, is_owner: true });
    expect(session).toMatchObject({ user: { email: form.email }, company: { is_owner: true } });
    expect(qr_code_url).toBe('valid');

    const { db, http } = world.app;
    const headers = { authorization: `Bearer ${token.token}` };
    const started = await http.inject({ url: '/api/relations/v1/default', headers });
    expect(started.json().relation).toMatchObject({
      id: token.relation_id,
      name: 'Bakkerij Jansen',
      email: form.email,
      relation_user_type: type,
    });
    const made = await userWith(form.email);
    expect(made).toMatchObject({ role: type, status: 0, name: 'Sanne', last_name: 'Jansen' });
    const registeredAt = (made?.activation_due_at?.getTime() ?? 0) - 7 * 86_400_000;
    expect(registeredAt).toBeGreaterThanOrEqual(before);
    expect(registeredAt).toBeLessThanOrEqual(after);
    const memberships = await db
      .select()
      .from(relation_user)
      .where(eq(relation_user.user_id, made?.id ?? 0));
    expect(memberships).toMatchObject([{ type, is_owner: true, is_default: true, status: 0 }]);
  });

  it('is on record as done by the new user, without the password', async () => {
    const form = aForm();
    await register(form);
    const made = await userWith(form.email);
    const [row] = await world.app.db
      .select()
      .from(audit)
      .where(eq(audit.user_id, made?.id ?? 0));
    expect(row).toMatchObject({ entity: 'user', entity_id: made?.id });
    expect(JSON.stringify(row)).not.toContain('argon2');
  });

  it('makes one account of two that come at once, however the address is written', async () => {
    const email = newAddress();
    const forms = [email, email.toUpperCase(), ` ${email} `].map((as) => aForm({ email: as }));
    const answers = await Promise.all(forms.map((form) => register(form)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().errors).toEqual({ email: ['Dit e-mailadres is al in gebruik'] });

    const [same] = await world.app.db
      .select({ users: count() })
      .from(user)
      .where(sql`lower(${user.email}) = ${email}`);
    expect(same?.users).toBe(1);
  });

  it('refuses a name of a company that cannot be printed on its invoices', async () => {
    const form = aForm({ company_name: '北京' });
    const answer = await register(form);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { company_name: ['Dit kan niet op papier: 北 京'] },
    ]);
    expect(await userWith(form.email)).toBeUndefined();
  });

  it('refuses an address that ends with a dot', async () => {
    const answer = await register(aForm({ email: 'sanne@voorbeeld.nl.' }));
    expect(answer.json().errors).toEqual({ email: ['E-mailadres is onjuist'] });
  });

  it('leaves nothing behind when it fails half-way', async () => {
    const { db } = world.app;
    const form = aForm({ company_name: 'Half bedrijf' });
    await db.execute(sql`ALTER TABLE relation_user ADD CONSTRAINT away CHECK (false) NOT VALID`);
    const answer = await register(form);
    await db.execute(sql`ALTER TABLE relation_user DROP CONSTRAINT away`);
    expect(answer.statusCode).toBe(500);
    expect(await userWith(form.email)).toBeUndefined();
    expect(await db.$count(relation, eq(relation.name, 'Half bedrijf'))).toBe(0);
    expect(await world.mailsTo(form.email)).toEqual([]);
  });

  const weak =
    'Gebruik minimaal 6 tekens, met een kleine letter, een hoofdletter en een speciaal teken.';
  it.each([
    ['five characters', 'Ab!de', weak],
    ['no special character', 'Abcdef1', weak],
    ['no capital', 'abcdef!', weak],
    ['nothing', '', 'Wachtwoord is verplicht.'],
    ['a thousand characters', `Ab!${'x'.repeat(997)}`, 'Maximale lengte van 256 tekens bereikt'],
    ['a NUL', 'Abcdef!\0', 'Dit bevat tekens die niet zijn toegestaan'],
  ])('refuses a password of %s', async (_, password, text) => {
    const answer = await register(aForm({ password, password_confirm: password }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.password).toEqual([text]);
  });

  it.each([
    ['an emoji', '🦊 Vosje!'],
    ['a space in front', ' Spatie!'],
    ['256 characters', `Ab!${'x'.repeat(253)}`],
  ])('keeps a password with %s as it was typed', async (_, password) => {
    const form = aForm({ password, password_confirm: password });
    expect((await register(form)).statusCode).toBe(201);
    const { email } = form;
    expect((await world.post('auth/v1/login', { email, password })).statusCode).toBe(200);
    const shorter = { email, password: [...password].slice(1).join('') };
    expect((await world.post('auth/v1/login', shorter)).statusCode).toBe(400);
  });
});

describe('registering with an address that was invited', () => {
  /** Somebody who was invited; `expires_at` is that of the link, which is gone without. */
  async function anInvited(expires_at?: Date) {
    const { app } = world;
    const invited = await aUser(app, { status: 1, password_hash: '' });
    const { company } = await aMember(app, { company: await aCompany(app) });
    const of = { relation_id: company.id, user_id: invited.id };
    const [membership] = await app.db
      .insert(relation_user)
      .values({ ...of, type: 0, status: 1 })
      .returning();
    if (expires_at)
      await app.db.insert(mailed_code).values({
        purpose: 'invitation',
        user_id: invited.id,
        relation_user_id: membership?.id,
        code_hash: invited.email,
        expires_at,
      });
    return invited;
  }

  it('points at the e-mail while its link is good', async () => {
    const { email } = await anInvited(new Date(Date.now() + 60_000));
    const answer = await register(aForm({ email }));
    expect(answer.json().errors).toEqual({
      email: [
        'Dit e-mailadres is al in gebruik: er ligt een uitnodiging klaar. Open de link in die e-mail.',
      ],
    });
  });

  it.each([
    ['over', new Date(Date.now() - 60_000)],
    ['cleaned up', undefined],
  ])('starts as if new once the link is %s', async (_, expires_at) => {
    const invited = await anInvited(expires_at);
    expect((await register(aForm({ email: invited.email }))).statusCode).toBe(201);
    expect(await userWith(invited.email)).toMatchObject({
      id: invited.id,
      status: 0,
      name: 'Sanne',
      activation_due_at: expect.any(Date),
    });
  });
});

describe('registering with the address of who works nowhere any more', () => {
  const aFormer = async () => {
    const { user: former, company } = await aMember(world.app);
    await world.app.db.delete(relation_user).where(eq(relation_user.user_id, former.id));
    return { former, company };
  };

  it('gives them a company of their own with the password that they have, and the former one nothing', async () => {
    const { former, company } = await aFormer();
    const credentials = { email: former.email, password: PASSWORD };
    expect((await world.post('auth/v1/login', credentials)).statusCode).toBe(403);
    const form = aForm({ ...credentials, password_confirm: PASSWORD, name: 'Eva' });
    const answer = await register(form);
    expect(answer.statusCode).toBe(201);
    const { token } = answer.json();
    expect(token).toMatchObject({ is_owner: true });
    expect(token.relation_id).not.toBe(company.id);
    expect(await userWith(former.email)).toMatchObject({ id: former.id, name: 'Eva' });
    const [row] = await world.app.db
      .select({ changes: audit.changes })
      .from(audit)
      .where(and(eq(audit.user_id, former.id), eq(audit.entity, 'user')));
    const { changes } = row ?? {};
    expect(changes).toMatchObject({ name: ['Sanne', 'Eva'], last_name: ['de Boer', 'Jansen'] });
    // What stays as it is, is no change.
    expect(changes).not.toHaveProperty('email');
    expect((await world.mailsTo(former.email)).join()).not.toContain('activeer');
    expect((await world.post('auth/v1/login', credentials)).statusCode).toBe(200);
    // From here on the address is that of somebody who works somewhere.
    expect((await register(form)).json().errors).toEqual({
      email: ['Dit e-mailadres is al in gebruik'],
    });
  });

  it('gives them one company when they ask twice at once', async () => {
    const { former } = await aFormer();
    const form = aForm({ email: former.email, password: PASSWORD, password_confirm: PASSWORD });
    const both = await Promise.all([register(form), register(form)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  it('is an address that somebody has to whoever does not know the password, and who tries many is stopped', async () => {
    const { former } = await aFormer();
    const form = aForm({ email: former.email });
    for (let n = 0; n < 10; n++)
      expect((await register(form)).json().errors).toEqual({
        email: ['Dit e-mailadres is al in gebruik'],
      });
    const right = { password: PASSWORD, password_confirm: PASSWORD };
    expect((await register({ ...form, ...right })).statusCode).toBe(429);
    expect(await userWith(former.email)).toEqual(expect.objectContaining({ name: former.name }));
  });
});

it('one client registers so often an hour and no more, whatever address it says it has', async () => {
  const other = await appWithMailBox({ accountTriesPerHour: 2 });
  const answers = [];
  for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    answers.push(
      await other.app.http.inject({
        method: 'POST',
        url: '/api/auth/v1/register',
        payload: aForm(),
        headers: { 'x-forwarded-for': ip },
        remoteAddress: '198.51.100.7',
      }),
    );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(3000);
  await other.close();
});
