import { and, eq } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { mailed_code } from '../platform/database/schema/accounts';
import { relation_user } from '../platform/database/schema/relations';
import { user } from '../platform/database/schema/users';
import { aMember, aUser, type Member, PASSWORD } from '../testing/builders';
import { invitedUser } from '../testing/invited-user';

const NEW_PASSWORD = 'Krentenbol!';

let world: AppWithMailBox;
let host: Member;
let last = 0;

beforeAll(async () => {
  world = await appWithMailBox({ publicUrl: 'https://boekwerk.example' });
  host = await aMember(world.app);
});
afterAll(() => world.close());

/** Invites an address into the host's company. @returns the code in the e-mail */
async function invite(email = `gast${++last}@voorbeeld.nl`) {
  const form = { name: 'Gerrit', last_name: 'Gast', email };
  const answer = await world.post('users/v1/user', form, host.headers);
  const user_id = await invitedUser(world.app, answer.json().user.id);
  return { email, user_id, code: await world.codeFor(email) };
}
const accept = (form: object) => world.post('auth/v1/acceptinvitation', form);
const membershipsOf = (user_id: number) =>
  world.app.db.select().from(relation_user).where(eq(relation_user.user_id, user_id));
const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort();

describe('somebody without an account', () => {
  it('is asked for a password first; the link stays good', async () => {
    const { code, email, user_id } = await invite();
    const asked = await accept({ code });
    expect(asked.statusCode).toBe(422);
    expect(asked.json().errors).toEqual({ password: ['Wachtwoord is verplicht.'] });
    expect((await accept({ code, password: 'zwak' })).statusCode).toBe(422);

    const answer = await accept({ code, password: NEW_PASSWORD });
    expect(answer.statusCode).toBe(200);
    const { token, session } = answer.json();
    expect(token).toMatchObject({ relation_id: host.company.id, type: 0, is_owner: false });
    expect(session).toMatchObject({ user: { email }, company: { is_owner: false } });
    expect(await membershipsOf(user_id)).toMatchObject([{ status: 0, is_default: true }]);
    const [made] = await world.app.db.select().from(user).where(eq(user.id, user_id));
    expect(made).toMatchObject({ status: 0, activation_due_at: null, name: 'Gerrit' });
    const credentials = { email, password: NEW_PASSWORD };
    expect((await world.post('auth/v1/login', credentials)).statusCode).toBe(200);
  });

  it('makes one membership of two that come with the same link at once', async () => {
    const { code } = await invite();
    const both = [NEW_PASSWORD, 'Anders-1!'].map((password) => accept({ code, password }));
    const [taken, late] = statuses(await Promise.all(both));
    expect(taken).toBe(200);
    // Whether the second hears that it is gone or accepted depends on how late it comes.
    expect([400, 409]).toContain(late);
  });

  it('keeps the invitation of a second company', async () => {
    const first = await invite();
    const other = await aMember(world.app);
    const form = { name: 'G', last_name: 'Gast', email: first.email };
    await world.post('users/v1/user', form, other.headers);
    const code = await world.codeFor(first.email);
    expect((await accept({ code: first.code, password: NEW_PASSWORD })).statusCode).toBe(200);
    const answer = await accept({ code });
    expect(answer.json().token.relation_id).toBe(other.company.id);
    expect(await membershipsOf(first.user_id)).toMatchObject([
      { is_default: true },
      { is_default: false },
    ]);
  });
});

describe('somebody with an account', () => {
  it('works in the company at once, keeps the password and starts where they always did', async () => {
    const guest = await aMember(world.app);
    const { code } = await invite(guest.user.email);
    const answer = await accept({ code, password: NEW_PASSWORD });
    expect(answer.json().token.relation_id).toBe(host.company.id);

    const credentials = { email: guest.user.email, password: PASSWORD };
    const later = await world.post('auth/v1/login', credentials);
    expect(later.json().token.relation_id).toBe(guest.company.id);
  });

  it('starts anew when nobody had proven the address: a stranger may have taken it', async () => {
    const stranger = await aMember(world.app, {
      user: await aUser(world.app, { activation_due_at: new Date(Date.now() + 60_000) }),
    });
    const { email } = stranger.user;
    const { code } = await invite(email);
    expect((await accept({ code })).statusCode).toBe(422);
    expect((await accept({ code, password: NEW_PASSWORD })).statusCode).toBe(200);

    const url = '/api/users/v1/user';
    const { headers } = stranger;
    expect((await world.app.http.inject({ url, headers })).statusCode).toBe(401);
    const known = { email, password: PASSWORD };
    expect((await world.post('auth/v1/login', known)).statusCode).toBe(400);
  });
});

describe('a link', () => {
  it.each([
    ['withdrawn', (_: string, id: number) => withdraw(id)],
    ['expired', (_: string, id: number) => expire(id)],
  ])('that is %s opens nothing', async (_, end) => {
    const { code, user_id } = await invite();
    await end(code, user_id);
    const answer = await accept({ code, password: NEW_PASSWORD });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('Deze link is niet meer geldig');
  });

  it('that is opened again says that the invitation is accepted', async () => {
    const { code } = await invite();
    await accept({ code, password: NEW_PASSWORD });
    const again = await accept({ code, password: NEW_PASSWORD });
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toMatch(/^Je hebt deze uitnodiging al geaccepteerd/);
  });

  const withdraw = (user_id: number) =>
    world.app.db.delete(relation_user).where(eq(relation_user.user_id, user_id));
  const expire = (user_id: number) =>
    world.app.db
      .update(mailed_code)
      .set({ expires_at: new Date(Date.now() - 1) })
      .where(eq(mailed_code.user_id, user_id));

  it('that is cut off, in capitals, or of a reset opens nothing', async () => {
    const guest = await aMember(world.app);
    const { code } = await invite(guest.user.email);
    await world.post('users/v1/requestresetpassword', { email: guest.user.email });
    const ofReset = await world.codeFor(guest.user.email);
    for (const wrong of ['', code.slice(1), code.toUpperCase(), ofReset])
      expect((await accept({ code: wrong })).statusCode).toBe(400);
    expect((await accept({ code })).statusCode).toBe(200);
  });

  it('leads to our own address and is good for 14 days', async () => {
    const before = Date.now();
    const { email, user_id } = await invite();
    const [text = ''] = await world.mailsTo(email);
    const after = Date.now();
    expect(text).toContain('\nhttps://boekwerk.example/acceptinvitation?code=');
    expect(text).toContain(`Sanne de Boer nodigt je uit`);
    expect(text).toContain(host.company.name);
    const which = and(eq(mailed_code.user_id, user_id), eq(mailed_code.purpose, 'invitation'));
    const [kept] = await world.app.db.select().from(mailed_code).where(which);
    const mailedAt = (kept?.expires_at.getTime() ?? 0) - 14 * 86_400_000;
    expect(mailedAt).toBeGreaterThanOrEqual(before);
    expect(mailedAt).toBeLessThanOrEqual(after);
  });
});
