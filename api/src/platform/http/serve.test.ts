import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Member } from '../../testing/builders';
import { productCalls } from '../../testing/product-calls';
import { product } from '../database/schema/invoice-settings';
import { audit, idempotency } from '../database/schema/platform';
import { deleteOldReplies } from './idempotency';

const app = appUnderTest({ extend: productCalls });
let member: Member;

beforeAll(async () => {
  member = await aMember(app);
});

type Extra = { headers?: Record<string, string>; as?: Member };
function send(method: 'POST' | 'PUT', path: string, payload: unknown, extra: Extra = {}) {
  const headers = { ...(extra.as ?? member).headers, ...extra.headers };
  return app.http.inject({
    method,
    url: `/api/test/v1${path}`,
    payload: payload as object,
    headers,
  });
}
const add = (title: string, extra?: Extra) =>
  send('POST', '/product', { products: [{ title }], note: '' }, extra);
const auditOf = (id: number) => app.db.select().from(audit).where(eq(audit.entity_id, id));

describe('an Idempotency-Key', () => {
  it('lets five equal calls at once do the work once, and answers all five', async () => {
    const headers = { 'idempotency-key': 'five-at-once' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => add('Eén keer', { headers })),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(
      answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true'),
    ).toHaveLength(4);
    const made = await app.db.select().from(product).where(eq(product.title, 'Eén keer'));
    expect(made).toHaveLength(1);
    expect(await auditOf(made[0]?.id ?? 0)).toHaveLength(1);
  });

  it('refuses the same key for another request', async () => {
    const headers = { 'idempotency-key': 'other-body' };
    await add('Eerste', { headers });
    expect((await add('Tweede', { headers })).statusCode).toBe(409);
  });

  it('belongs to one user in one company', async () => {
    const headers = { 'idempotency-key': 'shared' };
    const as = await aMember(app);
    const [mine, theirs] = [
      await add('Van mij', { headers }),
      await add('Van jou', { headers, as }),
    ];
    expect(theirs.statusCode).toBe(201);
    expect(theirs.json().id).not.toBe(mine.json().id);
  });

  it('keeps nothing of a call that failed, so that it can be tried again', async () => {
    const headers = { 'idempotency-key': 'failed' };
    expect((await send('POST', '/broken', {}, { headers })).statusCode).toBe(409);
    const again = await send('POST', '/broken', {}, { headers });
    expect(again.json().message).toBe('Dit kan nu niet');
    expect(again.headers['idempotent-replayed']).toBeUndefined();
  });

  it.each(['', 'a b', 'x'.repeat(101), 'regel\u00e9'])('is refused when it is %j', async (key) => {
    expect((await add('Fout', { headers: { 'idempotency-key': key } })).statusCode).toBe(400);
  });

  it('keeps of the request no hash from which a password could be guessed', async () => {
    await add('Geheim', { headers: { 'idempotency-key': 'hash' } });
    const [kept] = await app.db.select().from(idempotency).where(eq(idempotency.key, 'hash'));
    const request = {
      params: {},
      query: {},
      body: { products: [{ title: 'Geheim' }], note: '' },
      files: [],
    };
    const guessed = createHash('sha256').update(JSON.stringify(request)).digest('hex');
    expect(kept?.request_hash).toHaveLength(guessed.length);
    expect(kept?.request_hash).not.toBe(guessed);
  });

  it('is forgotten after two days', async () => {
    await add('Oud', { headers: { 'idempotency-key': 'old' } });
    const old = eq(idempotency.key, 'old');
    await app.db
      .update(idempotency)
      .set({ created_at: new Date(Date.now() - 49 * 3_600_000) })
      .where(old);
    await deleteOldReplies(app.db);
    expect(await app.db.select().from(idempotency).where(old)).toHaveLength(0);
  });
});

describe('a write', () => {
  it('leaves one audit row that says who, where, what and how it was before', async () => {
    const { id } = (await add('Oude naam')).json();
    await send('PUT', `/product/${id}`, { title: 'Nieuwe naam' });

    const [, renamed, ...more] = await auditOf(id);
    expect(more).toHaveLength(0);
    expect(renamed).toMatchObject({
      user_id: member.user.id,
      relation_id: member.company.id,
      action: 'PUT /test/v1/product/:id',
      changes: { title: ['Oude naam', 'Nieuwe naam'] },
    });
  });

  it('that fails half-way leaves nothing, not even an audit row', async () => {
    const before = await app.db.$count(audit);
    const answer = await send('POST', '/broken', {});
    expect(answer.json()).toEqual({ message: 'Dit kan nu niet', reference: expect.any(String) });
    expect(await app.db.select().from(product).where(eq(product.title, 'half'))).toHaveLength(0);
    expect(await app.db.$count(audit)).toBe(before);
  });

  it('based on an older version is a 409 that names who changed it', async () => {
    const { id, updated_at } = (await add('Versie 1')).json();
    const colleague = await aMember(app, { company: member.company });
    const second = await send(
      'PUT',
      `/product/${id}`,
      { title: 'Versie 2', updated_at },
      { as: colleague },
    );
    expect(second.statusCode).toBe(200);

    const stale = await send('PUT', `/product/${id}`, { title: 'Versie 3', updated_at });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().message).toMatch(
      /^Intussen gewijzigd door Sanne de Boer op \d\d-\d\d-\d{4} \d\d:\d\d\. Kijk eerst wat er is veranderd\.$/,
    );
  });

  it('on a record of another company is a 404, with or without a version', async () => {
    const { id, updated_at } = (await add('Niet van jou')).json();
    const as = await aMember(app);
    for (const body of [{ title: 'Gekaapt' }, { title: 'Gekaapt', updated_at }]) {
      expect((await send('PUT', `/product/${id}`, body, { as })).statusCode).toBe(404);
    }
  });
});

describe('who calls', () => {
  it('is a 401 without a session, a 403 without the right', async () => {
    const accountant = await aMember(app, { type: 1 });
    expect(
      (await add('x', { as: { ...member, headers: { authorization: 'Bearer x' } } })).statusCode,
    ).toBe(401);
    expect((await add('x', { as: accountant })).statusCode).toBe(403);
  });

  it('gets an answer that nobody else may read or keep', async () => {
    const { headers } = await add('Koppen');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
});
