import { eq } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { mailed_code } from '../platform/database/schema/accounts';
import { user } from '../platform/database/schema/users';

const PUBLIC_URL = 'https://boekwerk.example';
const PASSWORD = 'Broodjes!';

let world: AppWithMailBox;
let last = 0;

beforeAll(async () => {
  world = await appWithMailBox({ publicUrl: PUBLIC_URL });
});
afterAll(() => world.close());

const activate = (activation_code: unknown) =>
  world.post('auth/v1/activate', { activation_code: activation_code as string });

/** Somebody who has just registered; `headers` are what the browser says of itself. */
async function aNewcomer(headers = {}, name = 'Sanne') {
  const email = `nieuw${++last}@voorbeeld.nl`;
  await world.post(
    'auth/v1/register',
    {
      type: 0,
      name,
      last_name: 'Jansen',
      company_name: 'Bakkerij Jansen',
      email,
      password: PASSWORD,
      password_confirm: PASSWORD,
      agreePrivacy: true,
    },
    headers,
  );
  const [made] = await world.app.db.select().from(user).where(eq(user.email, email));
  const id = made?.id ?? 0;
  return { email, id, code: await world.codeFor(email) };
}

const changeUser = (id: number, fields: Partial<typeof user.$inferInsert>) =>
  world.app.db.update(user).set(fields).where(eq(user.id, id));
const dueAt = async (id: number) => {
  const [found] = await world.app.db.select().from(user).where(eq(user.id, id));
  return found?.activation_due_at;
};

describe('the e-mail', () => {
  it('holds a link at our own address, whatever the request says of its host', async () => {
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    };
    const { email } = await aNewcomer(forged);
    const [text = ''] = await world.mailsTo(email);
    expect(text).toMatch(/^From: Boekwerk </m);
    expect(text).toMatch(/^Subject: Activeer je account bij Boekwerk$/m);
    expect(text).toContain('Hallo Sanne,');
    expect(text).toContain(`\n${PUBLIC_URL}/activate?code=`);
    expect(text).not.toContain('evil.example');
  });

  it('does not repeat a name that would become a link', async () => {
    const { email } = await aNewcomer({}, 'Win op www.evil.example');
    const [text = ''] = await world.mailsTo(email);
    expect(text).toContain('\nHallo,\n');
    expect(text).not.toContain('evil.example');
  });

  it('is the only place where its code is: the database keeps a hash, the job nothing', async () => {
    const { code, id } = await aNewcomer();
    expect(Buffer.from(code, 'base64url')).toHaveLength(32);
    const { rows: jobs } = await world.app.db.execute('SELECT data FROM pgboss.job');
    const codes = await world.app.db.select().from(mailed_code).where(eq(mailed_code.user_id, id));
    expect(codes).toHaveLength(1);
    expect(JSON.stringify([jobs, codes])).not.toContain(code);
  });
});

describe('activating', () => {
  it('proves the address and signs in, once', async () => {
    const { code, id } = await aNewcomer();
    const answer = await activate(code);
    expect(answer.statusCode).toBe(200);
    const { session, ...signedIn } = answer.json();
    expect(signedIn).toMatchObject({ token: { is_owner: true }, qr_code_url: 'valid' });
    expect(session.user).toMatchObject({ id, is_activated: true });
    expect(await dueAt(id)).toBeNull();

    const again = await activate(code);
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe('Je account is al actief. Log in om verder te gaan.');
  });

  it('works for who comes too late to sign in, as long as the link is good', async () => {
    const { code, id, email } = await aNewcomer();
    await changeUser(id, { activation_due_at: new Date(Date.now() - 1000) });
    const credentials = { email, password: PASSWORD };
    expect((await world.post('auth/v1/login', credentials)).statusCode).toBe(400);
    expect((await activate(code)).statusCode).toBe(200);
    expect((await world.post('auth/v1/login', credentials)).statusCode).toBe(200);
  });

  it('has a way left for who comes too late with a link that is over, and says which', async () => {
    const { code, id, email } = await aNewcomer();
    const over = new Date(Date.now() - 1000);
    await changeUser(id, { activation_due_at: over });
    await world.app.db
      .update(mailed_code)
      .set({ expires_at: over })
      .where(eq(mailed_code.user_id, id));
    expect((await activate(code)).statusCode).toBe(400);
    const refused = await world.post('auth/v1/login', { email, password: PASSWORD });
    expect(refused.json().message).toContain('"Wachtwoord vergeten"');

    await world.post('users/v1/requestresetpassword', { email });
    const password = 'Croissants!';
    const form = { code: await world.codeFor(email), password, password_confirm: password };
    expect((await world.post('users/v1/resetpassword', form)).statusCode).toBe(200);
    expect((await world.post('auth/v1/login', { email, password })).statusCode).toBe(200);
  });

  it('refuses what is wrong, cut off, in capitals, expired or for something else', async () => {
    const { code, id } = await aNewcomer();
    const wrong = ['', 'x', code.slice(0, -1), code.toUpperCase(), ` ${code}`, `${code}=`];
    for (const given of wrong) {
      const answer = await activate(given);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('Deze link is niet meer geldig');
    }
    for (const given of [[code], { code }, 1, 'x'.repeat(201)])
      expect((await activate(given)).statusCode).toBe(422);

    const row = eq(mailed_code.user_id, id);
    await world.app.db.update(mailed_code).set({ purpose: 'reset' }).where(row);
    expect((await activate(code)).statusCode).toBe(400);
    const expired = { purpose: 'activation', expires_at: new Date(Date.now() - 1000) } as const;
    await world.app.db.update(mailed_code).set(expired).where(row);
    expect((await activate(code)).statusCode).toBe(400);
    expect(await dueAt(id)).not.toBeNull();
  });

  it('is done by one of two who come with the same link at once', async () => {
    const { code } = await aNewcomer();
    const answers = await Promise.all([activate(code), activate(code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
