import { eq } from 'drizzle-orm';
import { shortcut } from '../platform/database/schema/accounts';
import {
  administration_relation,
  administration_user,
  opened_client,
} from '../platform/database/schema/relations';
import { aBrowser } from '../testing/a-browser';
import { aFirmClient, anAccountant, inBooksOf } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import { aMember, type Company, type Member } from '../testing/builders';

const app = appUnderTest();
let owner: Member;
/** Of the same firm, with the bakery alone assigned. */
let colleague: Member;
let bakery: Company;
let florist: Company;

beforeEach(async () => {
  owner = await anAccountant(app);
  colleague = await anAccountant(app, { company: owner.company });
  bakery = await aFirmClient(app, owner.company, { name: 'Bakkerij', assigned: [colleague] });
  florist = await aFirmClient(app, owner.company, { name: 'Florist' });
});

async function atHand({ headers }: Member) {
  const reply = await app.http.inject({ url: '/api/users/v1/clients-at-hand', headers });
  return { status: reply.statusCode, ...reply.json() };
}

const pin = ({ headers }: Member, { id }: Pick<Company, 'id'>) =>
  app.http.inject({
    method: 'POST',
    url: '/api/users/v1/shortcut',
    headers,
    payload: { kind: 'client', target: String(id), title: 'Zoals het toen heette' },
  });

const unpin = ({ headers }: Member, id: number) =>
  app.http.inject({ method: 'DELETE', url: `/api/users/v1/shortcut/${id}`, headers });

/** Goes in and out of clients, one after the other. */
async function visit(who: Member, ...clients: Company[]) {
  const browser = aBrowser(app);
  let token: string = (await browser.login(who.user.email)).json().token.token;
  for (const { id } of clients) {
    const payload = { relation_id: id, impersonate: true };
    token = (await browser.send('PUT', '/auth/v1/relation', { token, payload })).json().token.token;
  }
}

const named = (clients: { name: string }[]) => clients.map(({ name }) => name);

describe('GET of the clients at hand', () => {
  it('begins without any', async () => {
    expect(await atHand(owner)).toEqual({ status: 200, pinned: [], opened: [] });
  });

  it('has what was pinned by name, as each is called now, until it is unpinned', async () => {
    await pin(owner, florist);
    await pin(owner, bakery);
    const { pinned } = await atHand(owner);
    expect(pinned).toEqual([
      { id: bakery.id, name: 'Bakkerij', shortcut_id: expect.any(Number) },
      { id: florist.id, name: 'Florist', shortcut_id: expect.any(Number) },
    ]);
    await unpin(owner, pinned[0].shortcut_id);
    expect(named((await atHand(owner)).pinned)).toEqual(['Florist']);
  });

  it('has a client once, however often it is pinned at once', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => pin(owner, florist)));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect((await atHand(owner)).pinned).toHaveLength(1);
    expect(await app.db.$count(shortcut, eq(shortcut.user_id, owner.user.id))).toBe(1);
  });

  it('has the few that were opened last, the latest first, each once', async () => {
    const others = [];
    for (const name of ['Een', 'Twee', 'Drie', 'Vier'])
      others.push(await aFirmClient(app, owner.company, { name }));
    await visit(owner, bakery, florist, ...others, florist);
    expect(named((await atHand(owner)).opened)).toEqual(['Florist', 'Vier', 'Drie', 'Twee', 'Een']);
  });

  it('is of one user, and the same from inside a client', async () => {
    await visit(owner, florist);
    await pin(owner, bakery);
    const { pinned, opened } = await atHand(await inBooksOf(app, owner, florist));
    expect([named(pinned), named(opened)]).toEqual([['Bakkerij'], ['Florist']]);
    expect(await atHand(colleague)).toMatchObject({ pinned: [], opened: [] });
  });

  it('has nothing that may not be chosen: withdrawn, hidden, left, of another firm, no client at all', async () => {
    const elsewhere = await anAccountant(app);
    const theirs = await aFirmClient(app, elsewhere.company, { name: 'Elders' });
    await visit(colleague, bakery);
    for (const client of [bakery, florist, theirs, { id: 9_999_999_999 }])
      await pin(colleague, client);
    expect(named((await atHand(colleague)).pinned)).toEqual(['Bakkerij']);

    const isBakery = eq(administration_relation.enterprise_id, bakery.id);
    await app.db.update(administration_relation).set({ hidden: 1 }).where(isBakery);
    expect(await atHand(colleague)).toMatchObject({ pinned: [], opened: [] });
    await app.db.update(administration_relation).set({ hidden: 0 }).where(isBakery);
    expect((await atHand(colleague)).opened).toHaveLength(1);
    await app.db
      .delete(administration_user)
      .where(eq(administration_user.enterprise_id, bakery.id));
    expect(await atHand(colleague)).toMatchObject({ pinned: [], opened: [] });
  });

  it('is forgotten of who is taken out of the firm', async () => {
    await visit(colleague, bakery);
    const reply = await app.http.inject({
      method: 'DELETE',
      url: `/api/relations/v1/administration/${owner.company.id}/user/${colleague.user.id}`,
      headers: owner.headers,
    });
    expect(reply.statusCode).toBe(204);
    const theirs = eq(opened_client.user_id, colleague.user.id);
    expect(await app.db.$count(opened_client, theirs)).toBe(0);
  });

  it('is not for a company', async () => {
    expect((await atHand(await aMember(app))).status).toBe(403);
  });
});
