import { and, desc, eq, isNull } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import { administration_user, relation_user } from '../platform/database/schema/relations';
import { session } from '../platform/database/schema/sessions';
import { aBrowser } from '../testing/a-browser';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { aMember, type Member, signIn } from '../testing/builders';

const app = appUnderTest();
let owner: Member;
let colleague: Member;

beforeEach(async () => {
  owner = await aMember(app);
  colleague = await aMember(app, { company: owner.company, is_owner: false });
});

const remove = ({ company, user }: Member, by = owner) =>
  app.http.inject({
    method: 'DELETE',
    headers: by.headers,
    url: `/api/relations/v1/administration/${company.id}/user/${user.id}`,
  });
const whoAmI = async ({ headers }: Pick<Member, 'headers'>) =>
  (await app.http.inject({ url: '/api/users/v1/user', headers })).statusCode;
const membershipsOf = ({ user }: Member) =>
  app.db.select().from(relation_user).where(eq(relation_user.user_id, user.id));
const openSessions = ({ user }: Member) =>
  app.db.$count(session, and(eq(session.user_id, user.id), isNull(session.ended_at)));

describe('who is taken out of a company', () => {
  it('is out with the next call, in every tab, and no longer listed', async () => {
    const tab = { ...colleague, headers: await signIn(app, idsOf(colleague)) };
    expect([await whoAmI(colleague), await whoAmI(tab)]).toEqual([200, 200]);
    expect((await remove(colleague)).statusCode).toBe(204);
    expect([await whoAmI(colleague), await whoAmI(tab)]).toEqual([401, 401]);
    expect(await openSessions(colleague)).toBe(0);
    const { headers } = owner;
    const rows = (await app.http.inject({ url: '/api/users/v1/user/users', headers })).json();
    expect(rows.map(({ id }: { id: number }) => id)).toEqual([owner.user.id]);
    expect((await remove(colleague)).statusCode).toBe(404);
  });

  const idsOf = ({ user, company }: Member) => ({ user_id: user.id, relation_id: company.id });

  it('goes on in another company, and starts there from then on', async () => {
    const elsewhere = await aMember(app, { user: colleague.user, is_default: false });
    await remove(colleague);
    expect(await whoAmI(elsewhere)).toBe(200);
    expect(await membershipsOf(colleague)).toMatchObject([
      { relation_id: elsewhere.company.id, is_default: true },
    ]);
    const answer = await aBrowser(app).login(colleague.user.email);
    expect(answer.json().token.relation_id).toBe(elsewhere.company.id);
  });

  it('keeps the default that they have elsewhere', async () => {
    const { user } = colleague;
    const others = [await aMember(app, { user, is_default: false }), await aMember(app, { user })];
    await app.db
      .update(relation_user)
      .set({ is_default: false })
      .where(eq(relation_user.relation_id, colleague.company.id));
    await remove(colleague);
    const kept = await membershipsOf(colleague);
    expect(kept.find(({ is_default }) => is_default)?.relation_id).toBe(others[1]?.company.id);
    expect(kept).toHaveLength(2);
  });

  it('is told at sign-in that they work nowhere any more', async () => {
    await remove(colleague);
    const answer = await aBrowser(app).login(colleague.user.email);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toMatch(
      /^Je hebt geen toegang meer tot een administratie\..* registreer je met dit e-mailadres en wachtwoord/,
    );
  });

  it('is named in one row of the history, and stays who they are', async () => {
    await remove(colleague);
    const [row] = await app.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    const { email } = colleague.user;
    expect(row).toMatchObject({
      user_id: owner.user.id,
      relation_id: owner.company.id,
      entity: 'relation_user',
      changes: { email: [email, null], name: ['Sanne de Boer', null] },
    });
    expect(row?.about).toContain(`user.${colleague.user.id}`);
  });
});

describe('who is taken out of a firm', () => {
  it('is out of the clients too, also in the middle of their books', async () => {
    const firm = await anAccountant(app);
    const assistant = await anAccountant(app, { company: firm.company });
    const bakery = await aFirmClient(app, firm.company, { assigned: [assistant] });
    const inside = await inBooksOf(app, assistant, bakery);
    expect(await whoAmI(inside)).toBe(200);
    expect((await remove(assistant, firm)).statusCode).toBe(204);
    expect(await whoAmI(inside)).toBe(401);
    const theirs = eq(administration_user.user_id, assistant.user.id);
    expect(await app.db.$count(administration_user, theirs)).toBe(0);
    expect(await openSessions(assistant)).toBe(0);
  });

  it('keeps what another firm gave them', async () => {
    const [one, two] = [await anAccountant(app), await anAccountant(app)];
    const assistant = await anAccountant(app, { company: one.company });
    const there = await anAccountant(app, {
      company: two.company,
      user: assistant.user,
      is_default: false,
    });
    await aFirmClient(app, one.company, { assigned: [assistant] });
    const florist = await aFirmClient(app, two.company, { assigned: [assistant] });
    await remove(assistant, one);
    expect(await whoAmI(await inBooksOf(app, there, florist))).toBe(200);
  });
});

describe('nobody', () => {
  it('takes themself out', async () => {
    await aMember(app, { company: owner.company });
    const answer = await remove(owner);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Je kunt jezelf niet verwijderen',
    ]);
  });

  it('takes the last owner out, not even an accountant in the client', async () => {
    const firm = await anAccountant(app);
    const client = await aFirmClient(app, firm.company);
    const [first, second] = [
      await aMember(app, { company: client }),
      await aMember(app, { company: client }),
    ];
    const inside = await inBooksOf(app, firm, client);
    expect((await remove(first, inside)).statusCode).toBe(204);
    const last = await remove(second, inside);
    expect([last.statusCode, last.json().message]).toEqual([
      409,
      'Dit is de enige eigenaar. Een bedrijf kan niet zonder eigenaar.',
    ]);
    expect(await whoAmI(second)).toBe(200);
  });

  it('takes somebody out who is no owner, or out of another company', async () => {
    const other = await aMember(app);
    expect((await remove(owner, colleague)).statusCode).toBe(403);
    expect((await remove(other)).statusCode).toBe(404);
    expect((await remove({ ...other, company: owner.company })).statusCode).toBe(404);
    expect((await remove({ ...colleague, company: other.company })).statusCode).toBe(404);
    expect([await whoAmI(other), await whoAmI(colleague)]).toEqual([200, 200]);
  });
});

describe('two owners who take each other out at once', () => {
  it.each([2, 3])('of %i: one succeeds, and the other is gone', async (owners) => {
    const rival = await aMember(app, { company: owner.company });
    if (owners === 3) await aMember(app, { company: owner.company });
    const answers = await Promise.all([remove(rival, owner), remove(owner, rival)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect([401, 403, 409]).toContain(statuses.find((status) => status !== 204));
    const left = [await membershipsOf(owner), await membershipsOf(rival)].flat();
    expect(left).toHaveLength(1);
    const which = eq(relation_user.relation_id, owner.company.id);
    expect(await app.db.$count(relation_user, and(which, eq(relation_user.is_owner, true)))).toBe(
      owners - 1,
    );
  });
});
