import { aFirmClient, anAccountant } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import type { Member } from '../../testing/builders';

const app = appUnderTest();
let owner: Member;

beforeAll(async () => {
  owner = await anAccountant(app);
});

const call = async ({ headers }: Member, method: 'GET' | 'PUT', path: string, payload?: object) => {
  const url = `/api/relations/v1/${path}`;
  const reply = await app.http.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
};

describe('PUT updatebooking', () => {
  const book = (id: number, booking_enabled: number, firm = owner.company.id, who = owner) =>
    call(who, 'PUT', `relation/${firm}/administration/enterprise/updatebooking`, {
      enterprise_relation_id: id,
      booking_enabled,
    });
  const read = (id: number) => call(owner, 'GET', `administration/enterprise/${id}`);

  it('says whether the books of a client are kept', async () => {
    const client = await aFirmClient(app, owner.company);
    expect((await book(client.id, 0)).body).toMatchObject({
      booking_enabled: 0,
      enterprise: { id: client.id },
    });
    expect((await book(client.id, 0)).status).toBe(200);
    expect((await read(client.id)).body.booking_enabled).toBe(0);
  });

  it('is for the owner of the firm, of a client that it has', async () => {
    const elsewhere = await anAccountant(app);
    const theirs = await aFirmClient(app, elsewhere.company);
    expect((await book(theirs.id, 0)).status).toBe(404);
    expect((await book(theirs.id, 0, elsewhere.company.id)).status).toBe(404);
    const gone = await aFirmClient(app, owner.company, { link: { active: 0 } });
    expect((await book(gone.id, 0)).status).toBe(409);
    const colleague = await anAccountant(app, { company: owner.company });
    const client = await aFirmClient(app, owner.company, { assigned: [colleague] });
    expect((await book(client.id, 0, owner.company.id, colleague)).status).toBe(403);
  });
});
