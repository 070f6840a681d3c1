import { and, eq } from 'drizzle-orm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';
import { productCalls } from '../../testing/product-calls';
import { statusOfSlow } from '../../testing/slow-call';
import { product } from '../database/schema/invoice-settings';
import { relation_user } from '../database/schema/relations';
import { session } from '../database/schema/sessions';
import { TRUSTED } from './still-let-in';

const app = appUnderTest({ extend: productCalls });
let member: Member;

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
