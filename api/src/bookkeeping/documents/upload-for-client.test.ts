import { eq } from 'drizzle-orm';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { administration_relation } from '../../platform/database/schema/relations';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Company, type Member } from '../../testing/builders';
import { formWithFile } from '../../testing/form-with-file';
import { onceRead } from '../../testing/once-read';

const app = appUnderTest();
let owner: Member;
let colleague: Member;
let bakery: Company;
let florist: Company;

beforeAll(async () => {
  owner = await anAccountant(app);
  colleague = await anAccountant(app, { company: owner.company });
  bakery = await aFirmClient(app, owner.company);
  florist = await aFirmClient(app, owner.company, { assigned: [colleague] });
});

let uploads = 0;
async function upload(who: Member, relation_id?: number | string) {
  const file = { name: 'bon.pdf', bytes: `%PDF-1.4 ${uploads++}\n%%EOF` };
  const fields = relation_id === undefined ? undefined : { relation_id: String(relation_id) };
  const { payload, headers } = formWithFile({ ...file, fields });
  const reply = await app.http.inject({
    method: 'POST',
    url: '/api/administrations/v1/bookingitem/upload',
    headers: { ...who.headers, ...headers },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}
const holderOf = async (id: number) =>
  (await app.db.select().from(booking_item).where(eq(booking_item.id, id)))[0]?.relation_id;

describe('POST of a document for a client', () => {
  it('lands with the client, under the name of the accountant', async () => {
    const { status, body } = await upload(owner, bakery.id);
    expect([status, body.item.uploaded_by]).toEqual([201, 'Sanne de Boer']);
    expect(await holderOf(body.item.id)).toBe(bakery.id);

    const url = '/api/administrations/v1/bookingitems';
    const inClient = await inBooksOf(app, owner, bakery);
    const seen = (await app.http.inject({ url, headers: inClient.headers })).json();
    expect(seen.counts.all).toBe(1);
  });

  it.each([undefined, '', 'abc', '0', 1.5, 2 ** 31])('asks which client for %j', async (id) => {
    const { status, body } = await upload(owner, id);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ relation_id: ['Kies een relatie'] });
  });

  it('takes it for a client that the accountant sees, and no other company', async () => {
    expect((await upload(colleague, florist.id)).status).toBe(201);
    expect((await upload(colleague, bakery.id)).status).toBe(404);
    const stopped = await aFirmClient(app, owner.company, { active: 0 });
    expect((await upload(owner, stopped.id)).status).toBe(404);
    expect((await upload(owner, owner.company.id)).status).toBe(404);
    expect((await upload(owner, (await aCompany(app)).id)).status).toBe(404);
  });

  it('does not land with a person, whose documents nobody could open', async () => {
    const person = await aFirmClient(app, owner.company, { type: 1 });
    const { headers } = await inBooksOf(app, owner, person);
    const url = '/api/administrations/v1/bookingitems';
    expect((await app.http.inject({ url, headers })).statusCode).toBe(403);
    expect((await upload(owner, person.id)).status).toBe(404);
    expect(await app.db.$count(booking_item, eq(booking_item.relation_id, person.id))).toBe(0);
  });

  it('does not land with a client that the firm left while the file was looked into', async () => {
    const client = await aFirmClient(app, owner.company, { assigned: [colleague] });
    const leave = () =>
      app.db
        .update(administration_relation)
        .set({ active: 0 })
        .where(eq(administration_relation.enterprise_id, client.id));
    const { status } = await onceRead(app, { read: 'select count(*)', meanwhile: leave }, () =>
      upload(colleague, client.id),
    );
    expect(status).toBe(404);
    expect(await app.db.$count(booking_item, eq(booking_item.relation_id, client.id))).toBe(0);
  });

  it('is for the company one works in for all others, named or not', async () => {
    const baker = await aMember(app, { company: bakery });
    expect((await upload(baker, bakery.id)).status).toBe(201);
    expect((await upload(baker, florist.id)).status).toBe(404);
    const inClient = await inBooksOf(app, owner, bakery);
    expect(await holderOf((await upload(inClient)).body.item.id)).toBe(bakery.id);
    expect((await upload(inClient, florist.id)).status).toBe(404);
  });
});
