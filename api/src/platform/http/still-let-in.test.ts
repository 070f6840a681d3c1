import { endpoint } from '@boekwerk/shared/contract/endpoint';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';
import { productCalls } from '../../testing/product-calls';
import { statusOfSlow } from '../../testing/slow-call';
import type { Queries } from '../database/connect';
import { product } from '../database/schema/invoice-settings';
import { relation_user } from '../database/schema/relations';
import { session } from '../database/schema/sessions';
import { serve } from './serve';
import { TRUSTED } from './still-let-in';

const readSlowly = endpoint({
  summary: 'Read what takes long',
  method: 'GET',
  path: '/test/v1/slow',
  right: 'invoicing',
  reply: v.string(),
});

const writeSlowly = endpoint({
  summary: 'Write what waits for others',
  method: 'POST',
  path: '/test/v1/slow',
  right: 'invoicing',
  reply: v.null(),
});

const app = appUnderTest({
  extend: (extended) => {
    productCalls(extended);
    serve(extended, readSlowly, async () => {
      await whileRead();
      return 'omzet';
    });
    serve(extended, writeSlowly, async (_, { db, caller, record }) => {
      const { relation_id } = caller;
      await db.insert(product).values({ relation_id, title: 'Traag', value: 1, tax_id: 1 });
      await whileWritten(db);
      record({ entity: 'relation', id: relation_id });
      return null;
    });
  },
});
let member: Member;
let whileRead: () => Promise<unknown>;
let whileWritten: (db: Queries) => Promise<unknown>;

beforeAll(() => app.http.listen({ port: 0, host: '127.0.0.1' }));
beforeEach(async () => {
  jest.replaceProperty(TRUSTED, 'ms', -1);
  member = await aMember(app);
});

const statusWhen = (meanwhile: () => Promise<unknown>) =>
  statusOfSlow(app, {
    ...{ method: 'POST', path: 'test/v1/product', headers: member.headers },
    body: { products: [{ title: 'Traag' }], note: '' },
    meanwhile,
  });

const added = () =>
  app.db.$count(
    product,
    and(eq(product.relation_id, member.company.id), eq(product.title, 'Traag')),
  );
const ofMember = () => eq(session.user_id, member.user.id);
const role = () => eq(relation_user.user_id, member.user.id);

describe('a call that takes long to come in', () => {
  it.each<[string, number, () => Promise<unknown>]>([
    [
      'was signed out',
      401,
      () => app.db.update(session).set({ ended_at: new Date() }).where(ofMember()),
    ],
    [
      'works there no more',
      401,
      () => app.db.update(relation_user).set({ status: 1 }).where(role()),
    ],
    ['has lost the right', 403, () => app.db.update(relation_user).set({ type: 1 }).where(role())],
    [
      'has gone to another company',
      401,
      async () => {
        const { id: relation_id } = await aCompany(app);
        await app.db
          .insert(relation_user)
          .values({ relation_id, user_id: member.user.id, type: 0, status: 0 });
        await app.db.update(session).set({ relation_id }).where(ofMember());
      },
    ],
  ])('does nothing when who made it meanwhile %s', async (_, status, meanwhile) => {
    expect(await statusWhen(meanwhile)).toBe(status);
    expect(await added()).toBe(0);
  });

  it('is done when nothing was taken away, also under the token before the current one', async () => {
    const renew = () => app.db.update(session).set({ token_hash: 'another' }).where(ofMember());
    expect(await statusWhen(renew)).toBe(201);
    expect(await added()).toBe(1);
  });

  it('is done without asking again when it did not take long', async () => {
    jest.restoreAllMocks();
    const end = () => app.db.update(session).set({ ended_at: new Date() }).where(ofMember());
    expect(await statusWhen(end)).toBe(201);
  });
});

describe('what takes long to read', () => {
  const read = async (meanwhile: () => Promise<unknown>) => {
    whileRead = meanwhile;
    const reply = await app.http.inject({ url: '/api/test/v1/slow', headers: member.headers });
    return [reply.statusCode, reply.body.includes('omzet')];
  };

  it.each<[string, number, () => Promise<unknown>]>([
    [
      'was signed out',
      401,
      () => app.db.update(session).set({ ended_at: new Date() }).where(ofMember()),
    ],
    ['has lost the right', 403, () => app.db.update(relation_user).set({ type: 1 }).where(role())],
  ])('is not told to who meanwhile %s', async (_, status, meanwhile) => {
    expect(await read(meanwhile)).toEqual([status, false]);
  });

  it('is told to who still may', async () => {
    expect(await read(async () => {})).toEqual([200, true]);
  });
});

describe('what waits for others while it is written', () => {
  const write = async (meanwhile: typeof whileWritten) => {
    whileWritten = meanwhile;
    const { headers } = member;
    const reply = await app.http.inject({ method: 'POST', url: '/api/test/v1/slow', headers });
    return [reply.statusCode, await added()];
  };

  it.each<[string, number, typeof whileWritten]>([
    ['works there no more', 401, (db) => db.update(relation_user).set({ status: 1 }).where(role())],
    ['has lost the right', 403, (db) => db.update(relation_user).set({ type: 1 }).where(role())],
  ])('is not kept of who meanwhile %s', async (_, status, meanwhile) => {
    expect(await write(meanwhile)).toEqual([status, 0]);
  });

  let second: Member;
  beforeEach(async () => {
    second = await aMember(app, { user: member.user, is_default: false });
  });

  it.each<[string, typeof whileWritten]>([
    ['may do so still', async () => {}],
    [
      'logged out once it was begun',
      (db) => db.update(session).set({ ended_at: new Date() }).where(ofMember()),
    ],
    [
      'went on to another company',
      (db) => db.update(session).set({ relation_id: second.company.id }).where(ofMember()),
    ],
  ])('is kept of who %s', async (_, meanwhile) => {
    expect(await write(meanwhile)).toEqual([200, 1]);
  });
});
