import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { appUnderTest } from '../../testing/app-under-test';
import { aCompany, aMember, type Member } from '../../testing/builders';
import { productCalls } from '../../testing/product-calls';
import { product } from '../database/schema/invoice-settings';
import { relation_user } from '../database/schema/relations';
import { session } from '../database/schema/sessions';
import { TRUSTED } from './still-let-in';

const app = appUnderTest({ extend: productCalls });
const trusted = jest.replaceProperty(TRUSTED, 'ms', -1);
let member: Member;

beforeAll(() => app.http.listen({ port: 0, host: '127.0.0.1' }));
beforeEach(async () => {
  member = await aMember(app);
});

/** A write whose body comes in slowly. @param meanwhile happens after its caller was let in. @returns its status */
async function statusOfSlow(meanwhile: () => Promise<unknown>): Promise<string | undefined> {
  const { port } = app.http.server.address() as AddressInfo;
  const body = JSON.stringify({ products: [{ title: 'Traag' }], note: '' });
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    ...['POST /api/test/v1/product HTTP/1.1', 'Host: x', 'Content-Type: application/json'],
    ...[`Authorization: ${member.headers.authorization}`, `Content-Length: ${body.length}`],
    ...['Connection: close', 'Expect: 100-continue', '', ''],
  ];
  socket.write(head.join('\r\n'));
  await once(socket, 'data'); // it goes on
  // Whoever came before has been looked up by then.
  const { headers } = await aMember(app);
  await app.http.inject({ url: '/api/invoicing/v1/stats', headers });
  await meanwhile();
  socket.write(body);
  let text = '';
  for await (const bytes of socket) text += bytes;
  return /HTTP\/1\.1 (\d+)/.exec(text)?.[1];
}

const added = () =>
  app.db.$count(
    product,
    and(eq(product.relation_id, member.company.id), eq(product.title, 'Traag')),
  );
const ofMember = () => eq(session.user_id, member.user.id);
const role = () => eq(relation_user.user_id, member.user.id);

describe('a call that takes long to come in', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    [
      'was signed out',
      '401',
      () => app.db.update(session).set({ ended_at: new Date() }).where(ofMember()),
    ],
    [
      'works there no more',
      '401',
      () => app.db.update(relation_user).set({ status: 1 }).where(role()),
    ],
    [
      'has lost the right',
      '403',
      () => app.db.update(relation_user).set({ type: 1 }).where(role()),
    ],
    [
      'has gone to another company',
      '401',
      async () => {
        const { id: relation_id } = await aCompany(app);
        await app.db
          .insert(relation_user)
          .values({ relation_id, user_id: member.user.id, type: 0, status: 0 });
        await app.db.update(session).set({ relation_id }).where(ofMember());
      },
    ],
  ])('does nothing when who made it meanwhile %s', async (_, status, meanwhile) => {
    expect(await statusOfSlow(meanwhile)).toBe(status);
    expect(await added()).toBe(0);
  });

  it('is done when nothing was taken away, also under the token before the current one', async () => {
    const renew = () => app.db.update(session).set({ token_hash: 'another' }).where(ofMember());
    expect(await statusOfSlow(renew)).toBe('201');
    expect(await added()).toBe(1);
  });

  it('is done without asking again when it did not take long', async () => {
    trusted.restore();
    const end = () => app.db.update(session).set({ ended_at: new Date() }).where(ofMember());
    expect(await statusOfSlow(end)).toBe('201');
  });
});
