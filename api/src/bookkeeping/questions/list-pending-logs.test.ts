import { fullName } from '@boekwerk/shared/domain/user/full-name';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { aQuestion } from '../../testing/a-question';
import { aConnectedCompany, linkOffice, someCredentials } from '../../testing/an-accounting-link';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, aUser, type Company, type Member } from '../../testing/builders';

const app = appUnderTest();
let owner: Member;
let colleague: Member;
let bakery: Company;
let baker: Member;

beforeAll(async () => {
  owner = await anAccountant(app);
  await someCredentials(app, owner);
  colleague = await anAccountant(app, { company: owner.company });
  bakery = await aFirmClient(app, owner.company, { name: 'Bakkerij' });
  await linkOffice(app, bakery);
  baker = await aMember(app, { company: bakery });
  const florist = await aFirmClient(app, owner.company, { name: 'Bloemen', assigned: [colleague] });

  const of = { company: bakery, user: baker.user };
  const asker = owner.user;
  const at = (hour: string) => new Date(`2026-11-20T${hour}:00Z`);
  await aQuestion(app, of, {
    file_name: 'bon.jpg',
    said: [
      { by: asker, message: 'Van wie is deze bon?', created_at: at('09:00') },
      { by: asker, message: 'En waarvoor?', created_at: at('11:00') },
    ],
  });
  await aQuestion(app, of, {
    said: [
      { by: asker, message: 'Welke auto?' },
      { by: baker.user, message: 'De bestelbus' },
    ],
  });
  await aQuestion(app, of, { said: [{ by: asker, message: 'Privé?', created_at: at('12:00') }] });
  await aQuestion(app, of, { status: 1, said: [{ by: asker, message: 'Is beantwoord' }] });
  await aQuestion(app, of, { said: [] });
  await aQuestion(
    app,
    { company: florist, user: asker },
    { said: [{ by: asker, message: 'Welke btw?', created_at: at('10:00') }] },
  );
  const elsewhere = { company: await aConnectedCompany(app), user: await aUser(app) };
  await aQuestion(app, elsewhere, { said: [{ by: elsewhere.user, message: 'Elders' }] });
});

const list = async ({ headers }: Member, query = '') => {
  const url = `/api/administrations/v1/pendinglogs?${query}`;
  const reply = await app.http.inject({ url, headers });
  return { status: reply.statusCode, body: reply.json() };
};
const messages = async (who: Member, query = '') =>
  (await list(who, query)).body.data.map(({ message }: { message: string }) => message);

describe('GET pendinglogs', () => {
  it('gives what the other side asked and was not answered, newest first', async () => {
    const { body } = await list(baker);
    expect(body.counts).toEqual({ all: 2 });
    expect(body.data.map(({ message }: { message: string }) => message)).toEqual([
      ...['Privé?', 'Van wie is deze bon?'],
    ]);
    expect(body.data[1]).toEqual({
      id: expect.any(Number),
      booking_item_id: expect.any(Number),
      file_name: 'bon.jpg',
      message: 'Van wie is deze bon?',
      name: fullName(owner.user),
      user_id: owner.user.id,
      avatar_url: null,
      relation_id: bakery.id,
      relation: { id: bakery.id, name: 'Bakkerij' },
      created_at: '2026-11-20T09:00:00.000Z',
    });
  });

  it('gives the owner of a firm those of all clients, a colleague those of the assigned ones', async () => {
    expect(await messages(owner)).toEqual(['Privé?', 'Welke btw?', 'Van wie is deze bon?']);
    expect(await messages(colleague)).toEqual(['Welke btw?']);
    expect(await messages(await inBooksOf(app, owner, bakery))).toEqual(await messages(baker));
  });

  it('pages, turns round and searches in what was said, the file and the company', async () => {
    expect(await messages(owner, 'itemsPerPage=2&page=2')).toEqual(['Van wie is deze bon?']);
    expect((await messages(owner, 'order=asc'))[0]).toBe('Van wie is deze bon?');
    expect(await messages(owner, 'search=bakkerij+BON.jpg')).toEqual(['Van wie is deze bon?']);
    expect(await messages(owner, 'search=waarvoor')).toEqual([]);
  });

  it('needs the link with the accounting package, which may be broken', async () => {
    const accountant = await anAccountant(app);
    const member = await aMember(app);
    for (const one of [accountant, member]) expect((await list(one)).status).toBe(403);
    await someCredentials(app, accountant, { broken_reason: 'revoked' });
    await linkOffice(app, member.company);
    for (const one of [accountant, member]) expect((await list(one)).status).toBe(200);
  });
});
