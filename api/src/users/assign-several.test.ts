import { desc } from 'drizzle-orm';
import { audit } from '../platform/database/schema/platform';
import { aFirmClient, anAccountant } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import type { Company, Member } from '../testing/builders';

const app = appUnderTest();
let owner: Member;
let colleague: Member;
let bakery: Company;
let florist: Company;
let foreign: Company;

beforeEach(async () => {
  owner = await anAccountant(app);
  colleague = await anAccountant(app, { company: owner.company });
  bakery = await aFirmClient(app, owner.company, { name: 'Bakkerij' });
  florist = await aFirmClient(app, owner.company, { name: 'Bloemist' });
  foreign = await aFirmClient(app, (await anAccountant(app)).company);
});

async function put(path: string, payload: object, { headers }: Member = owner) {
  const url = `/api/relations/v1/${path}`;
  const reply = await app.http.inject({ method: 'PUT', url, headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}
const clientsOf = () => `administration/${owner.company.id}/user/${colleague.user.id}`;
const assigned = async () => {
  const url = `/api/relations/v1/${clientsOf()}`;
  const reply = await app.http.inject({ url, headers: owner.headers });
  return reply
    .json()
    .map((each: { enterprise: { id: number }; user_relation: { type: number } }) => [
      each.enterprise.id,
      each.user_relation.type,
    ]);
};
const latest = async () => (await app.db.select().from(audit).orderBy(desc(audit.id)).limit(1))[0];

describe('several clients', () => {
  it('are given to a colleague, told once, and one that cannot be holds up no other', async () => {
    const { id } = await aFirmClient(app, owner.company, { type: 1 });
    const relation_ids = [florist.id, bakery.id, bakery.id, foreign.id, id];
    const { body } = await put(`${clientsOf()}/clients`, { relation_ids, type: 1 });
    expect(body).toEqual({
      updated: [bakery.id, florist.id],
      failed: [foreign.id, id]
        .sort((a, b) => a - b)
        .map((one) => ({ id: one, message: expect.stringMatching(/niet gevonden/) })),
    });
    expect(await assigned()).toEqual([
      [bakery.id, 1],
      [florist.id, 1],
    ]);
    expect((await latest())?.changes).toMatchObject({ administrations: [[], [{}, {}]] });
  });

  it('are given beside those that a colleague has, to nobody who owns the firm, by its owner alone', async () => {
    await put(`${clientsOf()}/clients`, { relation_ids: [bakery.id], type: 1 });
    await put(`${clientsOf()}/clients`, { relation_ids: [florist.id], type: 0 });
    expect(await assigned()).toEqual([
      [bakery.id, 1],
      [florist.id, 0],
    ]);
    const self = `administration/${owner.company.id}/user/${owner.user.id}/clients`;
    expect((await put(self, { relation_ids: [bakery.id], type: 1 })).body.updated).toEqual([]);
    const of = { relation_ids: [bakery.id], type: 1 };
    expect((await put(`${clientsOf()}/clients`, of, colleague)).status).toBe(403);
  });

  it('are hidden and shown, those of the firm alone', async () => {
    const relation_ids = [bakery.id, florist.id, foreign.id];
    const { body } = await put('clients/hidden', { relation_ids, hidden: 1 });
    expect(body).toMatchObject({ updated: [bakery.id, florist.id], failed: [{ id: foreign.id }] });
    const url = `/api/relations/v1/relation/${owner.company.id}/enterprises?shown=choosable`;
    const shown = async () =>
      (await app.http.inject({ url, headers: owner.headers })).json().counts.all;
    expect(await shown()).toBe(0);
    await put('clients/hidden', { relation_ids: [bakery.id], hidden: 0 });
    expect(await shown()).toBe(1);
  });

  it.each([
    ['no client', { relation_ids: [], hidden: 1 }],
    ['an id that is none', { relation_ids: ['x'], hidden: 1 }],
    ['another state', { relation_ids: [1], hidden: 2 }],
  ])('refuses %s', async (_, payload) => {
    expect((await put('clients/hidden', payload)).status).toBe(422);
  });
});
