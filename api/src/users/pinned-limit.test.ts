import { and, eq, inArray } from 'drizzle-orm';
import { shortcut } from '../platform/database/schema/accounts';
import { administration_relation } from '../platform/database/schema/relations';
import { aFirmClient, anAccountant } from '../testing/a-firm';
import { appUnderTest } from '../testing/app-under-test';
import type { Company, Member } from '../testing/builders';

const MOST = 100;

const app = appUnderTest();
let owner: Member;
let clients: Company[];

/** Two more clients than can be pinned. */
beforeAll(async () => {
  owner = await anAccountant(app);
  clients = [];
  for (let number = 0; number < MOST + 2; number++)
    clients.push(await aFirmClient(app, owner.company, { name: `Klant ${number}` }));
});
beforeEach(async () => {
  await app.db.delete(shortcut).where(eq(shortcut.user_id, owner.user.id));
});

const formOf = ({ id }: Pick<Company, 'id'>) => ({
  ...{ kind: 'client', target: String(id), title: 'Klant' },
});
const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
  app.http.inject({
    method,
    url: `/api/users/v1/shortcut${path}`,
    headers: owner.headers,
    payload,
  });
const pin = (client: Pick<Company, 'id'>) => send('POST', '', formOf(client));
/** Makes a client of a page that was pinned. */
const turnInto = (client: Pick<Company, 'id'>, id: number) => send('PUT', `/${id}`, formOf(client));
const aPage = async (): Promise<number> =>
  (await send('POST', '', { kind: 'route', target: '/dashboard', title: 'Begin' })).json().id;

const fill = (count: number) =>
  app.db
    .insert(shortcut)
    .values(
      clients
        .slice(0, count)
        .map(({ id }) => ({ user_id: owner.user.id, ...formOf({ id }), kind: 'client' as const })),
    );
const countPinned = () =>
  app.db.$count(shortcut, and(eq(shortcut.user_id, owner.user.id), eq(shortcut.kind, 'client')));
const spare = (index: number) => clients[MOST + index] as Company;
const first = () => clients[0] as Company;
const last = () => clients[MOST - 1] as Company;

describe('the most clients that can be pinned', () => {
  it('is a hundred, and says so to who pins one more', async () => {
    await fill(MOST);
    const reply = await pin(spare(0));
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toBe(
      'Je kunt hoogstens 100 relaties vastzetten. Maak er eerst een los.',
    );
    expect(await countPinned()).toBe(MOST);
  });

  it('holds for what is made a client afterwards', async () => {
    const page = await aPage();
    await fill(MOST);
    expect((await turnInto(spare(0), page)).statusCode).toBe(409);
    expect(await countPinned()).toBe(MOST);
  });

  it('leaves a client that is pinned room to become another one', async () => {
    await fill(MOST);
    const [any] = await app.db
      .select()
      .from(shortcut)
      .where(eq(shortcut.target, String(first().id)));
    expect((await turnInto(spare(0), any?.id ?? 0)).statusCode).toBe(200);
    expect(await countPinned()).toBe(MOST);
  });

  it('holds for eight at once, of which some are new and some are changed', async () => {
    const pages = [await aPage(), await aPage(), await aPage(), await aPage()];
    await fill(MOST - 3);
    const wanted = clients.slice(MOST - 3);
    const replies = await Promise.all([
      ...pages.map((page, index) => turnInto(wanted[index] as Company, page)),
      ...wanted.slice(1).map(pin),
    ]);
    expect(replies).toHaveLength(8);
    expect(await countPinned()).toBe(MOST);
    const targets = await app.db.select().from(shortcut).where(eq(shortcut.kind, 'client'));
    expect(new Set(targets.map(({ target }) => target)).size).toBe(MOST);
    for (const { statusCode } of replies) expect([200, 201, 409, 422]).toContain(statusCode);
  });

  it('counts no client that is gone, and lets its pin go', async () => {
    await fill(MOST);
    const isGone = and(
      eq(administration_relation.administration_id, owner.company.id),
      inArray(administration_relation.enterprise_id, [first().id, last().id]),
    );
    await app.db.update(administration_relation).set({ active: 0 }).where(isGone);
    expect((await pin(spare(0))).statusCode).toBe(201);
    expect(await countPinned()).toBe(MOST - 1);
    expect((await pin(spare(1))).statusCode).toBe(201);
    await app.db.update(administration_relation).set({ active: 1 }).where(isGone);
    expect((await pin(first())).statusCode).toBe(409);
  });

  it('counts the clients of another firm of the user', async () => {
    const elsewhere = await anAccountant(app, { user: owner.user, is_owner: true });
    const theirs = await aFirmClient(app, elsewhere.company, { name: 'Elders' });
    await fill(MOST - 1);
    await pin(theirs);
    expect((await pin(spare(0))).statusCode).toBe(409);
  });
});

it.each(['route', 'filter'] as const)(
  'is a hundred of each other kind as well: %s',
  async (kind) => {
    const form = { kind, target: '/dashboard', title: 'Begin' };
    const full = Array.from({ length: MOST }, () => ({ ...form, user_id: owner.user.id }));
    const kept = await app.db.insert(shortcut).values(full).returning();
    const another = kind === 'route' ? 'filter' : 'route';
    const refused = await send('POST', '', form);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Je kunt hoogstens 100 snelkoppelingen van een soort bewaren. Haal er eerst een weg.',
    ]);
    const { id } = (await send('POST', '', { ...form, kind: another })).json();
    expect((await send('PUT', `/${id}`, form)).statusCode).toBe(409);
    expect((await send('PUT', `/${kept[0]?.id}`, form)).statusCode).toBe(200);
  },
);

it('a client is pinned once, also by who changes another pin into it', async () => {
  const page = await aPage();
  await pin(first());
  const reply = await turnInto(first(), page);
  expect(reply.statusCode).toBe(422);
  expect(reply.json().errors).toEqual({ target: ['Deze relatie staat al vast.'] });
});
