import { desc, eq } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { audit } from '../platform/database/schema/platform';
import { attempt } from '../platform/database/schema/sessions';
import { aMember, type Member } from '../testing/builders';
import { invitedUser } from '../testing/invited-user';

const PASSWORD = 'Krentenbol!';

let world: AppWithMailBox;
let host: Member;
let last = 0;

beforeAll(async () => {
  world = await appWithMailBox();
});
afterAll(() => world.close());
beforeEach(async () => {
  host = await aMember(world.app);
});

async function invite(email = `opnieuw${++last}@voorbeeld.nl`, by = host) {
  const form = { name: 'Gerrit', last_name: 'Gast', email };
  const { id } = (await world.post('users/v1/user', form, by.headers)).json().user;
  return { id: id as number, email, code: await world.codeFor(email) };
}
const resend = (id: number, by = host) =>
  world.post(`users/v1/user/${id}/invitation`, {}, by.headers);
const accept = async (code: string) =>
  (await world.post('auth/v1/acceptinvitation', { code, password: PASSWORD })).statusCode;
const until = async () => {
  const { headers } = host;
  const rows = (await world.app.http.inject({ url: '/api/users/v1/user/users', headers })).json();
  return rows.find(({ status }: { status: number }) => status === 1).invited_until;
};

describe('an invitation that is sent again', () => {
  it('works, and the link of the earlier e-mail does not any more, mailed or not', async () => {
    const { id, email, code } = await invite();
    expect((await resend(id)).statusCode).toBe(204);
    expect(await accept(code)).toBe(400);
    const second = await world.codeFor(email);
    expect(await accept(code)).toBe(400);
    expect(await accept(second)).toBe(200);
  });

  it('is good for 14 days from then', async () => {
    const { id, email } = await invite();
    const before = Date.now();
    await resend(id);
    await world.mailsTo(email);
    const after = Date.now();
    const mailedAt = Date.parse(await until()) - 14 * 86_400_000;
    expect(mailedAt).toBeGreaterThanOrEqual(before);
    expect(mailedAt).toBeLessThanOrEqual(after);
  });

  it('leaves that of another company alone', async () => {
    const { id, email, code } = await invite();
    const other = await aMember(world.app);
    await invite(email, other);
    await resend(id, other);
    expect(await accept(code)).toBe(200);
  });

  it('is told in one row of the history, by name', async () => {
    const { id, email } = await invite();
    await resend(id);
    const [row] = await world.app.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(row).toMatchObject({
      action: 'POST /users/v1/user/:id/invitation',
      relation_id: host.company.id,
      changes: { email: [null, email], name: [null, 'Gerrit Gast'] },
    });
    expect(row?.about).toContain(`user.${await invitedUser(world.app, id)}`);
  });

  it('is for who is invited here, and for no stranger', async () => {
    const colleague = await aMember(world.app, { company: host.company, is_owner: false });
    const working = await resend(colleague.user.id);
    expect([working.statusCode, working.json().message]).toEqual([
      409,
      'Deze gebruiker heeft de uitnodiging al geaccepteerd',
    ]);
    const { id } = await invite();
    expect((await resend(id, await aMember(world.app))).statusCode).toBe(404);
    expect((await resend(id, colleague)).statusCode).toBe(403);
  });

  it('counts as an invitation: fifty in an hour', async () => {
    const { id } = await invite();
    const subject = `invite user ${host.user.id}`;
    await world.app.db.update(attempt).set({ tries: 49 }).where(eq(attempt.subject, subject));
    expect((await resend(id)).statusCode).toBe(204);
    expect((await resend(id)).statusCode).toBe(429);
  });
});
