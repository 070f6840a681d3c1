import { and, eq } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import {
  mailed_code,
  recovery_code,
  remembered_device,
} from '../platform/database/schema/accounts';
import { user } from '../platform/database/schema/users';
import { deleteAttempts, limitAttempts } from '../platform/http/attempts';
import { aMember, aUser, type Member, PASSWORD } from '../testing/builders';

const PUBLIC_URL = 'https://boekwerk.example';
const NEW_PASSWORD = 'Krentenbol!';
const GONE = { code: ['Deze link is niet meer geldig. Vraag een nieuwe aan.'] };

let world: AppWithMailBox;
let member: Member;

beforeAll(async () => {
  world = await appWithMailBox({ publicUrl: PUBLIC_URL });
});
afterAll(() => world.close());
beforeEach(async () => {
  member = await aMember(world.app);
});

const request = (email: unknown, headers = {}) =>
  world.post('users/v1/requestresetpassword', { email: email as string }, headers);
const reset = (code: string, password = NEW_PASSWORD) =>
  world.post('users/v1/resetpassword', { code, password, password_confirm: password });
const login = (password: string) =>
  world.post('auth/v1/login', { email: member.user.email, password });
async function aCode(email = member.user.email): Promise<string> {
  await request(email);
  return world.codeFor(email);
}

describe('asking for a new password', () => {
  it.each([['geen adres'], ['a@b'], ['a@b.nl\r\nBcc: c@d.nl'], ['a@b.nl,c@d.nl'], ['\u0130@b.nl']])(
    'refuses %j, which is no address',
    async (email) => {
      const answer = await request(email);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('E-mailadres is onjuist');
    },
  );

  it('answers the same whether somebody has the address or not, and mails who has', async () => {
    const known = await request(member.user.email.toUpperCase());
    const unknown = await request('niemand@voorbeeld.nl');
    const invited = await aUser(world.app, { status: 1, password_hash: '' });
    await request(invited.email);
    expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
    expect(unknown.statusCode).toBe(200);

    expect(await world.mailsTo('niemand@voorbeeld.nl')).toEqual([]);
    expect(await world.mailsTo(invited.email)).toEqual([]);
    const [text = ''] = await world.mailsTo(member.user.email);
    expect(text).toMatch(/^Subject: Kies een nieuw wachtwoord$/m);
    expect(text).toContain('De link is 60 minuten geldig');
  });

  it('mails a link at our own address, whatever the request says of its host', async () => {
    await request(member.user.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [text = ''] = await world.mailsTo(member.user.email);
    expect(text).toContain(`\n${PUBLIC_URL}/resetpassword?code=`);
    expect(text).not.toContain('evil.example');
  });

  it('keeps nobody from asking who was asked for by others; past twenty in an hour no e-mail is added', async () => {
    const { email } = member.user;
    for (const address of [email, 'steeds@voorbeeld.nl'])
      for (let i = 0; i < 22; i++) expect((await request(address)).statusCode).toBe(200);
    expect(await world.mailsTo(email)).toHaveLength(20);
    expect((await reset(await world.codeFor(email))).statusCode).toBe(200);
  });

  it('is a 429 the sixth time in an hour for one client, whatever the address', async () => {
    const other = await appWithMailBox({ accountTriesPerHour: 5 });
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      const payload = { email: `adres${i}@voorbeeld.nl` };
      statuses.push((await other.post('users/v1/requestresetpassword', payload)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await other.close();
  });
});

describe('choosing a new password', () => {
  it('replaces the old one, ends what was open and tells the user', async () => {
    const { id, email } = member.user;
    const { db, http } = world.app;
    await db.insert(remembered_device).values({
      user_id: id,
      token_hash: email,
      expires_at: new Date(Date.now() + 60_000),
    });
    for (let i = 0; i < 10; i++) await login('Verkeerd!');
    expect((await login(PASSWORD)).statusCode).toBe(429);

    expect((await reset(await aCode())).statusCode).toBe(200);
    const url = '/api/users/v1/user';
    expect((await http.inject({ url, headers: member.headers })).statusCode).toBe(401);
    expect(await db.$count(remembered_device, eq(remembered_device.user_id, id))).toBe(0);
    expect((await login(PASSWORD)).statusCode).toBe(400);
    expect((await login(NEW_PASSWORD)).statusCode).toBe(200);
    expect(await world.mailsTo(email)).toContainEqual(
      expect.stringMatching(/^Subject: Je wachtwoord is gewijzigd$/m),
    );
  });

  it('works once, also for two who come with the same code at once', async () => {
    const code = await aCode();
    const answers = await Promise.all([reset(code), reset(code, 'Anders-1!')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const late = await reset(code);
    expect([late.statusCode, late.json().errors]).toEqual([422, GONE]);
  });

  it('is a 429 once one code came twenty times in an hour, as each costs a processor; the code stays good', async () => {
    const code = await aCode();
    const { db } = world.app;
    const [mailed] = await db
      .select()
      .from(mailed_code)
      .where(eq(mailed_code.user_id, member.user.id));
    const subject = `password code ${mailed?.id}`;
    for (let i = 0; i < 20; i++) await limitAttempts(db, subject, { tries: 20, minutes: 60 });
    expect((await reset(code)).statusCode).toBe(429);
    await deleteAttempts(db, subject);
    expect((await reset(code)).statusCode).toBe(200);
  });

  it('takes the code that its reader holds, though a stranger asked for another meanwhile', async () => {
    const older = await aCode();
    const newer = await aCode();
    expect((await reset(older)).statusCode).toBe(200);
    expect((await reset(newer)).json().errors).toEqual(GONE);
  });

  it('takes no code after an hour, of another kind, cut off or in capitals', async () => {
    const code = await aCode();
    for (const wrong of ['', code.slice(1), code.toUpperCase()])
      expect((await reset(wrong)).json().errors).toEqual(GONE);

    const row = and(eq(mailed_code.user_id, member.user.id), eq(mailed_code.purpose, 'reset'));
    const [kept] = await world.app.db.select().from(mailed_code).where(row);
    const minutes = ((kept?.expires_at.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(59);
    expect(minutes).toBeLessThanOrEqual(60);
    await world.app.db.update(mailed_code).set({ purpose: 'activation' }).where(row);
    expect((await reset(code)).json().errors).toEqual(GONE);
    const expired = { purpose: 'reset', expires_at: new Date(Date.now() - 1) } as const;
    await world.app.db
      .update(mailed_code)
      .set(expired)
      .where(eq(mailed_code.user_id, member.user.id));
    expect((await reset(code)).json().errors).toEqual(GONE);
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  it('keeps the code when the password is too weak', async () => {
    const code = await aCode();
    const refused = await reset(code, 'zwak');
    expect(Object.keys(refused.json().errors)).toEqual(['password']);
    expect((await reset(code)).statusCode).toBe(200);
  });

  it('proves the address, and takes away the second factor that a stranger may have set up', async () => {
    const { db } = world.app;
    const { id } = member.user;
    const stranger = {
      activation_due_at: new Date(),
      totp_secret: 'x',
      totp_confirmed_at: new Date(),
    };
    await db.update(user).set(stranger).where(eq(user.id, id));
    await db.insert(recovery_code).values({ user_id: id, code_hash: 'x' });
    await reset(await aCode());
    const [after] = await db.select().from(user).where(eq(user.id, id));
    expect(after).toMatchObject({ activation_due_at: null, totp_secret: null });
    expect(await db.$count(recovery_code, eq(recovery_code.user_id, id))).toBe(0);
  });

  it('leaves a second factor that was there before the address was changed', async () => {
    const { db } = world.app;
    const { id } = member.user;
    const own = { totp_secret: 'x', totp_confirmed_at: new Date(Date.now() - 60_000) };
    await db.update(user).set(own).where(eq(user.id, id));
    const moved = { name: 'Sanne', last_name: 'de Boer', email: `verhuisd${id}@voorbeeld.nl` };
    await world.post('users/v1/user/update', moved, member.headers);
    await reset(await aCode(moved.email));
    const [after] = await db.select().from(user).where(eq(user.id, id));
    expect(after).toMatchObject({ ...own, activation_due_at: null });
  });

  it('leaves the second factor of a proven account as it is', async () => {
    const { db } = world.app;
    const own = { totp_secret: 'x', totp_confirmed_at: new Date() };
    await db.update(user).set(own).where(eq(user.id, member.user.id));
    await reset(await aCode());
    const [after] = await db.select().from(user).where(eq(user.id, member.user.id));
    expect(after).toMatchObject(own);
  });
});
