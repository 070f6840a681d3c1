import { and, eq, isNull } from 'drizzle-orm';
import { type AppWithMailBox, appWithMailBox } from '../account-mail/testing/app-with-mail-box';
import { relation_user } from '../platform/database/schema/relations';
import { session } from '../platform/database/schema/sessions';
import { user } from '../platform/database/schema/users';
import { aFirmClient, anAccountant } from '../testing/a-firm';
import { aMember, type Member, PASSWORD } from '../testing/builders';
import { invitedUser } from '../testing/invited-user';

const NEW_PASSWORD = 'Krentenbol!';

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

async function invite(
  email = `terug${++last}@voorbeeld.nl`,
  name = 'Gerrit',
  { by = host, administrations }: { by?: Member; administrations?: object[] } = {},
) {
  const form = { name, last_name: 'Gast', email, administrations };
  const { id } = (await world.post('users/v1/user', form, by.headers)).json().user;
  const user_id = await invitedUser(world.app, id);
  return { id: id as number, user_id, email, code: await world.codeFor(email) };
}
const withdraw = async (user_id: number, { company, headers }: Member = host) =>
  (
    await world.app.http.inject({
      method: 'DELETE',
      headers,
      url: `/api/relations/v1/administration/${company.id}/user/${user_id}`,
    })
  ).statusCode;
const accept = (code: string, headers = {}) =>
  world.post('auth/v1/acceptinvitation', { code, password: NEW_PASSWORD }, headers);
const whoAmI = async (headers: Record<string, string>) =>
  (await world.app.http.inject({ url: '/api/users/v1/user', headers })).json();
const membershipsOf = (user_id: number) =>
  world.app.db.select().from(relation_user).where(eq(relation_user.user_id, user_id));

describe('an invitation that is withdrawn', () => {
  it('opens nothing any more', async () => {
    const { id, user_id, code } = await invite();
    expect(await withdraw(id)).toBe(204);
    const answer = await accept(code);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Deze link is niet meer geldig',
    ]);
    expect(await membershipsOf(user_id)).toEqual([]);
  });

  it('is not mailed when it is withdrawn first', async () => {
    const email = `terug${++last}@voorbeeld.nl`;
    const form = { name: 'Gerrit', last_name: 'Gast', email };
    const { id } = (await world.post('users/v1/user', form, host.headers)).json().user;
    await withdraw(id);
    expect(await world.mailsTo(email)).toEqual([]);
  });

  it('is made anew under the name and as what they are invited now', async () => {
    const { id, user_id, email } = await invite();
    await withdraw(id);
    const firm = await anAccountant(world.app);
    const { id: enterprise_id } = await aFirmClient(world.app, firm.company);
    const administrations = [{ enterprise_id, type: 0 }];
    const again = await invite(email, 'Gerda', { by: firm, administrations });
    expect(again.user_id).toBe(user_id);
    const answer = await accept(again.code);
    expect(answer.json().token).toMatchObject({ relation_id: firm.company.id, type: 1 });
    const [found] = await world.app.db.select().from(user).where(eq(user.id, user_id));
    expect(found).toMatchObject({ name: 'Gerda', role: 1, status: 0 });
    expect(await membershipsOf(user_id)).toMatchObject([{ is_default: true, status: 0 }]);
  });

  it('never changes the name of who has an account', async () => {
    const guest = await aMember(world.app, { is_owner: false });
    const owner = await aMember(world.app, { company: guest.company });
    await withdraw(guest.user.id, owner);
    const { code } = await invite(guest.user.email, 'Verzonnen');
    expect((await accept(code)).statusCode).toBe(200);
    const [found] = await world.app.db.select().from(user).where(eq(user.id, guest.user.id));
    expect(found?.name).toBe('Sanne');
  });

  it('keeps the name while another company still invites them', async () => {
    const other = await aMember(world.app);
    const { user_id, email } = await invite();
    await invite(email, 'Verzonnen', { by: other });
    const [found] = await world.app.db.select().from(user).where(eq(user.id, user_id));
    expect(found?.name).toBe('Gerrit');
  });

  it('and made anew revives no tab from before', async () => {
    const guest = await aMember(world.app, { company: host.company, is_owner: false });
    await withdraw(guest.user.id);
    // As of a tab that was on its way in while the place was taken.
    await world.app.db
      .update(session)
      .set({ ended_at: null })
      .where(eq(session.user_id, guest.user.id));
    const { code } = await invite(guest.user.email);
    const { token } = (await accept(code)).json();
    expect((await whoAmI(guest.headers)).id).toBeUndefined();
    expect((await whoAmI({ authorization: `Bearer ${token.token}` })).id).toBe(guest.user.id);
  });

  it('at the very moment it is accepted leaves either all or nothing', async () => {
    for (let i = 0; i < 4; i++) {
      const { id, user_id, code } = await invite();
      const [accepted, withdrawn] = await Promise.all([accept(code), withdraw(id)]);
      expect(withdrawn).toBe(204);
      expect([200, 400]).toContain(accepted.statusCode);
      expect(await membershipsOf(user_id)).toEqual([]);
      const open = and(eq(session.user_id, user_id), isNull(session.ended_at));
      expect(await world.app.db.$count(session, open)).toBe(0);
      const status = accepted.statusCode === 200 ? 0 : 1;
      const [found] = await world.app.db.select().from(user).where(eq(user.id, user_id));
      expect(found?.status).toBe(status);
    }
  });
});

describe('a link that somebody opens who is signed in as another', () => {
  it('gives the membership to who was invited, and leaves the other where they are', async () => {
    const other = await aMember(world.app);
    const { user_id, code } = await invite();
    const { token } = (await accept(code, other.headers)).json();
    expect((await whoAmI({ authorization: `Bearer ${token.token}` })).id).toBe(user_id);
    expect((await whoAmI(other.headers)).id).toBe(other.user.id);
    expect(await membershipsOf(other.user.id)).toHaveLength(1);
  });

  it('is good once, also for who has an account', async () => {
    const guest = await aMember(world.app);
    const { code } = await invite(guest.user.email);
    expect((await accept(code)).statusCode).toBe(200);
    expect((await accept(code)).statusCode).toBe(409);
    const credentials = { email: guest.user.email, password: PASSWORD };
    expect((await world.post('auth/v1/login', credentials)).statusCode).toBe(200);
  });
});
