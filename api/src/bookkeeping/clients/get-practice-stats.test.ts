import {
  administration_relation,
  administration_user,
} from '../../platform/database/schema/relations';
import { aDocument } from '../../testing/a-document';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, aUser, type Member } from '../../testing/builders';

const app = appUnderTest();
let owner: Member;
let colleague: Member;

beforeAll(async () => {
  owner = await aMember(app, { company: await aCompany(app, { relation_user_type: 1 }) });
  colleague = await aMember(app, { company: owner.company, is_owner: false });
  const [bakery, florist, elsewhere] = [
    await aCompany(app),
    await aCompany(app),
    await aCompany(app),
  ];
  const firm = { administration_id: owner.company.id };
  await app.db.insert(administration_relation).values([
    { ...firm, enterprise_id: bakery.id },
    { ...firm, enterprise_id: florist.id },
    { ...firm, enterprise_id: (await aCompany(app, { active: 0 })).id },
  ]);
  const another = await aUser(app);
  await app.db.insert(administration_user).values([
    { ...firm, enterprise_id: florist.id, user_id: colleague.user.id },
    { ...firm, enterprise_id: bakery.id, user_id: another.id },
  ]);

  const { user } = owner;
  await aDocument(app, { company: bakery, user }, { status: 1 });
  await aDocument(app, { company: bakery, user });
  await aDocument(app, { company: florist, user }, { status: 1 });
  await aDocument(app, { company: elsewhere, user }, { status: 1 });
});

const stats = async ({ headers }: Member) => {
  const url = '/api/administrations/v1/dashboardstats';
  const reply = await app.http.inject({ url, headers });
  return reply.json();
};

describe('GET dashboardstats', () => {
  it('counts all active clients of the firm for its owner, and nobody else', async () => {
    expect(await stats(owner)).toEqual({
      booking_items: 3,
      pending_booking_items: 2,
      relations: 2,
      users: 2,
    });
  });

  it('counts the assigned clients only for a colleague', async () => {
    expect(await stats(colleague)).toEqual({
      booking_items: 1,
      pending_booking_items: 1,
      relations: 1,
      users: 2,
    });
  });

  it('is not for a company', async () => {
    const { headers } = await aMember(app);
    const url = '/api/administrations/v1/dashboardstats';
    expect((await app.http.inject({ url, headers })).statusCode).toBe(403);
  });
});
