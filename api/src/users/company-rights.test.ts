import { desc, eq, sql } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import {
  administration_relation,
  administration_user,
  relation_user,
} from '../platform/database/schema/relations';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { aMember, aUser, type Company, type Member } from '../testing/builders';
import { invitationNumber } from './invitation-number';

const app = appUnderTest();
let owner: Member;
let colleague: Member;
let bakery: Company;
let florist: Company;

beforeEach(async () => {
  owner = await anAccountant(app);
  colleague = await anAccountant(app, { company: owner.company });
  bakery = await aFirmClient(app, owner.company, { name: 'Bakkerij' });
  florist = await aFirmClient(app, owner.company, { name: 'aardbei', booking_enabled: 0 });
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, { headers }: Member, payload?: object) =>
  app.http.inject({ method, url: `/api/${url}`, headers, ...(payload ? { payload } : {}) });
const pathOf = ({ company, user }: Member) =>
  `relations/v1/administration/${company.id}/user/${user.id}`;
const give = (of: Member, rights: [Company, 0 | 1][], by = owner) =>
  call('POST', pathOf(of), by, {
    administrations: rights.map(([{ id }, type]) => ({ enterprise_id: id, type })),
  });

describe('the rights of a colleague', () => {
  it('who is invited are not put over what another owner gave meanwhile', async () => {
    const invited = await aUser(app, { status: 1, password_hash: '' });
    const [membership] = await app.db
      .insert(relation_user)
      .values({ relation_id: owner.company.id, user_id: invited.id, type: 1, status: 1 })
      .returning();
    const id = invitationNumber(membership?.id ?? 0);
    const versionOf = async (): Promise<string> => {
      const users = (await call('GET', 'users/v1/user/users', owner)).json();
      return users.find((each: { id: number }) => each.id === id).updated_at;
    };
    const only = (updated_at: string) =>
      call('PUT', `users/v1/user/${id}`, owner, {
        administrations: [{ enterprise_id: florist.id, type: 0 }],
        updated_at,
      });
    const shown = await versionOf();
    expect(
      (await give({ ...colleague, user: { ...colleague.user, id } }, [[bakery, 1]])).statusCode,
    ).toBe(204);
    const late = await only(shown);
    expect([late.statusCode, late.json().message]).toEqual([
      409,
      expect.stringMatching(/^Intussen gewijzigd door /),
    ]);
    const saved = await only(await versionOf());
    expect(saved.statusCode).toBe(200);
    expect(saved.json().updated_at).toBe(await versionOf());
  });

  it('of who is invited leave the profile that they have open themselves the version that it is', async () => {
    const guest = await aMember(app);
    const of = {
      relation_id: owner.company.id,
      user_id: guest.user.id,
      type: 1,
      status: 1,
    } as const;
    const [membership] = await app.db.insert(relation_user).values(of).returning();
    const { name, last_name, email, updated_at } = (
      await call('GET', 'users/v1/user', guest)
    ).json();
    const id = invitationNumber(membership?.id ?? 0);
    const given = await give({ ...colleague, user: { ...guest.user, id } }, [[bakery, 1]]);
    expect(given.statusCode).toBe(204);
    const form = { name, last_name, email, updated_at };
    expect((await call('POST', 'users/v1/user/update', guest, form)).statusCode).toBe(200);
  });

  it('are added to and changed, and listed by the name of the client', async () => {
    expect((await give(colleague, [[bakery, 1]])).statusCode).toBe(204);
    expect(
      (
        await give(colleague, [
          [florist, 0],
          [bakery, 0],
        ])
      ).statusCode,
    ).toBe(204);
    const rows = (await call('GET', pathOf(colleague), owner)).json();
    expect(rows).toMatchObject([
      {
        enterprise: { id: florist.id, name: 'aardbei' },
        booking_enabled: 0,
        user_relation: { type: 0 },
      },
      {
        enterprise: { id: bakery.id, name: 'Bakkerij' },
        booking_enabled: 1,
        user_relation: { type: 0 },
      },
    ]);
  });

  it('are not for a client that is hidden, nor for a person, but stay where they were given', async () => {
    const hidden = await aFirmClient(app, owner.company, { link: { hidden: 1 } });
    const person = await aFirmClient(app, owner.company, { type: 1 });
    for (const client of [hidden, person])
      expect((await give(colleague, [[client, 1]])).statusCode).toBe(404);

    await give(colleague, [[bakery, 1]]);
    const link = eq(administration_relation.enterprise_id, bakery.id);
    await app.db.update(administration_relation).set({ hidden: 1 }).where(link);
    expect((await give(colleague, [[bakery, 0]])).statusCode).toBe(204);
    expect((await call('GET', pathOf(colleague), owner)).json()).toMatchObject([
      { enterprise: { id: bakery.id, type: 0, hidden: 1 }, user_relation: { type: 0 } },
    ]);
  });

  it('stay where they were given also for who is invited', async () => {
    const user = await aUser(app, { status: 1, password_hash: '' });
    const of = { relation_id: owner.company.id, user_id: user.id, type: 1, status: 1 } as const;
    const [membership] = await app.db.insert(relation_user).values(of).returning();
    const guest = { ...owner, user: { ...user, id: invitationNumber(membership?.id ?? 0) } };
    expect((await give(guest, [[bakery, 1]])).statusCode).toBe(204);
    const link = eq(administration_relation.enterprise_id, bakery.id);
    await app.db.update(administration_relation).set({ hidden: 1 }).where(link);
    expect((await give(guest, [[bakery, 0]])).statusCode).toBe(204);
    const administrations = [{ enterprise_id: bakery.id, type: 1 }];
    const url = `/api/users/v1/user/${guest.user.id}`;
    const put = { method: 'PUT', url, payload: { administrations } } as const;
    expect((await app.http.inject({ ...put, headers: owner.headers })).statusCode).toBe(200);
  });

  it('are told in one row of who was given what', async () => {
    await give(colleague, [[bakery, 1]]);
    await give(colleague, [[bakery, 0]]);
    const [row] = await app.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    const of = (type: number) => [{ enterprise_id: bakery.id, type }];
    expect(row).toMatchObject({
      entity: 'user',
      entity_id: colleague.user.id,
      relation_id: owner.company.id,
      changes: { administrations: [of(1), of(0)] },
    });
  });

  it('are given by an owner of the firm, to who works there and owns nothing, of its clients', async () => {
    const other = await anAccountant(app);
    const foreign = await aFirmClient(app, other.company);
    const second = await anAccountant(app, { company: owner.company, is_owner: true });
    const inside = await inBooksOf(app, owner, bakery);
    const employee = await aMember(app, { company: bakery });
    expect(
      (
        await give(colleague, [
          [bakery, 1],
          [foreign, 1],
        ])
      ).statusCode,
    ).toBe(404);
    expect((await give({ ...other, company: owner.company }, [[bakery, 1]])).statusCode).toBe(404);
    expect((await give({ ...colleague, company: other.company }, [[bakery, 1]])).statusCode).toBe(
      404,
    );
    expect((await give(second, [[bakery, 1]])).statusCode).toBe(422);
    expect((await give(colleague, [[bakery, 1]], colleague)).statusCode).toBe(403);
    expect((await give(employee, [[bakery, 1]], employee)).statusCode).toBe(403);
    expect((await give(employee, [[bakery, 1]], inside)).statusCode).toBe(403);
    expect(await app.db.$count(administration_user, isColleagues())).toBe(0);
  });

  const isColleagues = () => eq(administration_user.user_id, colleague.user.id);

  it('are given and replaced by the thousands, more than a statement takes values', async () => {
    const many = 17_000;
    const { rows } = await app.db.execute<{ id: number }>(sql`
      WITH made AS (INSERT INTO relation (name) SELECT 'K' || n FROM generate_series(1, ${many}::int) n RETURNING id)
      INSERT INTO administration_relation (administration_id, enterprise_id)
        SELECT ${owner.company.id}::int, id FROM made RETURNING enterprise_id AS id`);
    const administrations = rows.map(({ id }) => ({ enterprise_id: id, type: 1 }));
    const all = { administrations };
    expect((await call('POST', pathOf(colleague), owner, all)).statusCode).toBe(204);
    expect(await app.db.$count(administration_user, isColleagues())).toBe(many);
    await give(colleague, [[bakery, 1]]);
    const url = `/api/users/v1/user/${colleague.user.id}`;
    const { headers } = owner;
    const put = await app.http.inject({ method: 'PUT', url, headers, payload: all });
    expect(put.statusCode).toBe(200);
    expect(await app.db.$count(administration_user, isColleagues())).toBe(many);
  });
});

describe('an invitation with clients', () => {
  const invite = (by: Member, email: string, of: Company) =>
    call('POST', 'users/v1/user', by, {
      name: 'Karin',
      last_name: 'Kok',
      email,
      administrations: [{ enterprise_id: of.id, type: 0 }],
    });

  it('gives them from the start', async () => {
    const { id } = (await invite(owner, 'karin@kantoor.nl', bakery)).json().user;
    const path = pathOf({ ...owner, user: { ...owner.user, id } });
    expect((await call('GET', path, owner)).json()).toMatchObject([
      { enterprise: { id: bakery.id }, user_relation: { type: 0 } },
    ]);
  });

  it('is refused to an owner of a firm who names none', async () => {
    const form = { name: 'Karin', last_name: 'Kok', email: 'karin@kantoor.nl' };
    const answer = await call('POST', 'users/v1/user', owner, form);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { administrations: ['Selecteer minimaal één onderneming'] },
    ]);
  });

  it('of another firm invites nobody', async () => {
    const foreign = await aFirmClient(app, (await anAccountant(app)).company);
    expect((await invite(owner, 'niemand@kantoor.nl', foreign)).statusCode).toBe(404);
    const rows = (await call('GET', 'users/v1/user/users', owner)).json();
    expect(rows).toHaveLength(2);
  });

  it('is refused in a company, also to an accountant who works there', async () => {
    const employer = await aMember(app, { company: bakery });
    for (const by of [employer, await inBooksOf(app, owner, bakery)])
      expect((await invite(by, 'jan@bakkerij.nl', bakery)).json().errors).toEqual({
        administrations: ['Alleen de eigenaar van een kantoor wijst ondernemingen toe'],
      });
  });
});
