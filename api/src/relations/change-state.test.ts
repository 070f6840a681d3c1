import { eq } from 'drizzle-orm';
import { aSchedule } from '../invoicing/recurrence/testing/a-repeater';
import { aForm, callsOf } from '../invoicing/testing/an-invoice';
import { recurrence } from '../platform/database/schema/invoicing';
import { audit } from '../platform/database/schema/platform';
import { administration_relation, relation } from '../platform/database/schema/relations';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { aCustomer, aMember, type Company, type Member } from '../testing/builders';

const app = appUnderTest();

type Word = 'hide' | 'show' | 'activate' | 'deactivate';
const make = async ({ headers }: Member, word: Word, id: number) => {
  const url = `/api/relations/v1/client/${id}/${word}`;
  const reply = await app.http.inject({ method: 'PUT', url, headers });
  return { status: reply.statusCode, body: reply.json() };
};
const ask = async ({ headers }: Member, path: string) => {
  const reply = await app.http.inject({ url: `/api/${path}`, headers });
  return { status: reply.statusCode, body: reply.json() };
};
const auditsOf = (id: number) =>
  app.db.select().from(audit).where(eq(audit.entity_id, id)).orderBy(audit.id);

describe('PUT client/:id/hide, show, deactivate, activate of a customer', () => {
  let member: Member;
  let customer: Company;
  beforeEach(async () => {
    member = await aMember(app);
    customer = await aCustomer(app, member.company, { name: 'Restaurant' });
  });
  const found = async (query: string) =>
    (await ask(member, `relations/v1/clients?${query}`)).body.counts.all;

  it('hides, and shows again', async () => {
    expect((await make(member, 'hide', customer.id)).body).toMatchObject({
      id: customer.id,
      hidden: 1,
      active: 1,
    });
    expect([await found('shown=visible'), await found('')]).toEqual([0, 1]);
    expect((await make(member, 'show', customer.id)).body.hidden).toBe(0);
    expect(await found('shown=visible')).toBe(1);
  });

  it('deletes from the list, can still be looked at, and comes back', async () => {
    expect((await make(member, 'deactivate', customer.id)).body.active).toBe(0);
    expect([await found(''), await found('state=deleted')]).toEqual([0, 1]);
    expect((await ask(member, `relations/v1/client/${customer.id}`)).body.active).toBe(0);
    expect((await make(member, 'activate', customer.id)).body.active).toBe(1);
    expect([await found(''), await found('state=deleted')]).toEqual([1, 0]);
  });

  it('is the same the second time, which is no change', async () => {
    const once = await make(member, 'deactivate', customer.id);
    expect(await make(member, 'deactivate', customer.id)).toEqual(once);
    expect((await auditsOf(customer.id)).map(({ changes }) => changes)).toEqual([
      { active: [1, 0] },
    ]);
  });

  it('touches no invoice of a deleted customer: what was sent stays, a concept is saved and sent', async () => {
    const calls = callsOf(app, member.headers);
    const sent = await calls.aSent(aForm(customer));
    const concept = await calls.aConcept(aForm(customer));
    const read = async (id: number) => (await calls.get(`invoice/${id}`)).body;
    const [sentBefore, conceptBefore] = [await read(sent.id), await read(concept.id)];

    await make(member, 'deactivate', customer.id);
    const { to_relation, ...kept } = sentBefore;
    expect(await read(sent.id)).toMatchObject(kept);
    expect((await read(concept.id)).updated_at).toBe(conceptBefore.updated_at);
    const form = aForm(customer, { reference: 'Nog even' });
    expect((await calls.put(`invoice/${concept.id}`, form)).status).toBe(200);
    expect((await calls.put(`invoice/${concept.id}/sent`)).status).toBe(200);
    expect((await calls.post('invoice', aForm(customer))).status).toBe(422);
  });

  it('is for the own ones, and knows no company', async () => {
    const stranger = await aMember(app);
    for (const id of [customer.id, stranger.company.id, member.company.id])
      expect((await make(stranger, 'deactivate', id)).status).toBe(404);
    const owner = await anAccountant(app);
    expect((await make(owner, 'deactivate', customer.id)).status).toBe(404);
    const [row] = await app.db.select().from(relation).where(eq(relation.id, customer.id));
    expect(row?.active).toBe(1);
  });
});

describe('the same of a client of a firm', () => {
  let owner: Member;
  let colleague: Member;
  let client: Company;
  beforeEach(async () => {
    owner = await anAccountant(app);
    colleague = await anAccountant(app, { company: owner.company });
    client = await aFirmClient(app, owner.company, { name: 'Florist', assigned: [colleague] });
  });
  const firm = () => owner.company.id;
  const listed = async (query = '') => {
    const { data } = (await ask(owner, `relations/v1/relation/${firm()}/enterprises?${query}`))
      .body;
    return data.map(({ enterprise }: { enterprise: { id: number } }) => enterprise.id);
  };

  it('hides it at the firm, not for itself', async () => {
    expect((await make(owner, 'hide', client.id)).body).toMatchObject({ id: client.id, hidden: 1 });
    expect(await listed()).toEqual([client.id]);
    const [row] = await app.db.select().from(relation).where(eq(relation.id, client.id));
    expect(row).toMatchObject({ hidden: 0, active: 1 });
    expect((await make(owner, 'show', client.id)).body.hidden).toBe(0);
  });

  it('is not undone by a form of the firm that was open before', async () => {
    const read = async () =>
      (await ask(owner, `relations/v1/administration/enterprise/${client.id}`)).body;
    const form = { name: 'Florist', general_email: 'a@b.nl', hidden: 0 };
    const put = (updated_at: string) =>
      app.http.inject({
        method: 'PUT',
        url: `/api/relations/v1/relation/${client.id}/enterprise`,
        headers: owner.headers,
        payload: { ...form, updated_at },
      });
    const { updated_at } = await read();
    const hidden = (await make(owner, 'hide', client.id)).body;
    expect((await put(updated_at)).statusCode).toBe(409);
    expect(await read()).toMatchObject({ hidden: 1, updated_at: hidden.updated_at });
    expect((await put(hidden.updated_at)).statusCode).toBe(200);
  });

  it('leaves a form that its own users have open as it was, when the firm leaves it', async () => {
    expect((await make(owner, 'deactivate', client.id)).body.updated_at).toBe(
      client.updated_at.toISOString(),
    );
  });

  it('ends what the firm can do in it at once, and leaves its own users in', async () => {
    const boss = await aMember(app, { company: client });
    const inside = [
      ...[await inBooksOf(app, owner, client), await inBooksOf(app, colleague, client)],
    ];
    for (const who of inside) expect((await ask(who, 'relations/v1/clients')).status).toBe(200);

    expect((await make(owner, 'deactivate', client.id)).body).toMatchObject({ active: 0 });

    for (const who of inside) expect((await ask(who, 'relations/v1/clients')).status).toBe(401);
    expect((await ask(boss, 'relations/v1/clients')).status).toBe(200);
    const own = (await ask(boss, 'relations/v1/default')).body;
    expect([own.relation.id, own.is_client]).toEqual([client.id, false]);
    const parent = await ask(boss, `relations/v1/administration/${client.id}/parent`);
    expect(parent.body).toBeNull();
  });

  it('leaves every list of the firm, its dashboard, and the way in', async () => {
    await make(owner, 'deactivate', client.id);
    expect([await listed(), await listed('state=deleted')]).toEqual([[], [client.id]]);
    const assigned = await ask(
      colleague,
      `relations/v1/administration/${firm()}/enterprises/users`,
    );
    expect(assigned.body.data).toEqual([]);
    for (const who of [owner, colleague]) {
      expect((await ask(who, `relations/v1/relation/${client.id}`)).status).toBe(404);
      const url = '/api/auth/v1/relation';
      const payload = { relation_id: client.id, impersonate: true };
      const switched = await app.http.inject({ method: 'PUT', url, payload, headers: who.headers });
      expect(switched.statusCode).toBe(404);
    }
    const stats = await ask(owner, 'administrations/v1/stats');
    expect(JSON.stringify(stats.body)).not.toContain('Florist');
  });

  it('comes back with the colleagues it was assigned to', async () => {
    await make(owner, 'deactivate', client.id);
    expect((await make(owner, 'activate', client.id)).body.active).toBe(1);
    expect(await listed()).toEqual([client.id]);
    const assigned = await ask(
      colleague,
      `relations/v1/administration/${firm()}/enterprises/users`,
    );
    expect(assigned.body.data).toHaveLength(1);
    const inside = await inBooksOf(app, colleague, client);
    expect((await ask(inside, 'relations/v1/clients')).status).toBe(200);
    expect((await auditsOf(client.id)).map(({ changes }) => changes)).toEqual([
      ...[{ active: [1, 0] }, { active: [0, 1] }],
    ]);
  });

  it('leaves another firm of the same client in', async () => {
    const second = await anAccountant(app);
    const of = { administration_id: second.company.id, enterprise_id: client.id };
    await app.db.insert(administration_relation).values(of);
    await make(owner, 'deactivate', client.id);
    const inside = await inBooksOf(app, second, client);
    expect((await ask(inside, 'relations/v1/default')).body.is_client).toBe(true);
  });

  describe('in which invoices make themselves', () => {
    beforeEach(async () => {
      const calls = callsOf(app, (await inBooksOf(app, owner, client)).headers);
      const { id } = await calls.aConcept(aForm(await aCustomer(app, client)));
      const made = await calls.post('recurrence', { ...aSchedule(), base_invoice_id: id });
      expect(made.status).toBe(201);
    });

    it('is not left while nobody else would see what goes out', async () => {
      expect(await make(owner, 'deactivate', client.id)).toMatchObject({
        status: 409,
        body: {
          message:
            'Bij Florist worden nog terugkerende facturen gemaakt, en er blijft niemand over die ernaar kijkt. Kies daar eerst bij elke herhaling "Niet herhalen".',
        },
      });
      expect(await listed()).toEqual([client.id]);
    });

    it('is left once none does any more', async () => {
      await app.db.update(recurrence).set({ active: false });
      expect((await make(owner, 'deactivate', client.id)).body.active).toBe(0);
    });

    it('is left to its own users', async () => {
      await aMember(app, { company: client });
      expect((await make(owner, 'deactivate', client.id)).body.active).toBe(0);
    });

    it('is left to another firm, whose turn it is to stay then', async () => {
      const second = await anAccountant(app);
      const of = { administration_id: second.company.id, enterprise_id: client.id };
      await app.db.insert(administration_relation).values(of);
      expect((await make(owner, 'deactivate', client.id)).body.active).toBe(0);
      expect((await make(second, 'deactivate', client.id)).status).toBe(409);
    });
  });

  it('is for the owner of that firm', async () => {
    expect((await make(colleague, 'deactivate', client.id)).status).toBe(403);
    expect((await make(await anAccountant(app), 'deactivate', client.id)).status).toBe(404);
    expect((await make(owner, 'deactivate', owner.company.id)).status).toBe(404);
    expect((await make(await inBooksOf(app, owner, client), 'deactivate', client.id)).status).toBe(
      404,
    );
  });
});
