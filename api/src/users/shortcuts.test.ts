import { appUnderTest } from '../testing/app-under-test';
import { aMember, aUser, type Member } from '../testing/builders';

const app = appUnderTest();
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

const open = { title: 'Openstaand', kind: 'route', target: '/invoicing/invoice/overview?tab=sent' };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = (method: Method, { headers }: Member, id: number | '' = '', payload?: object) =>
  app.http.inject({
    method,
    url: `/api/users/v1/shortcut${id && `/${id}`}`,
    headers,
    ...(payload ? { payload } : {}),
  });
const pin = async (form: object = open, of = member) => (await send('POST', of, '', form)).json();
const titles = async () =>
  (await send('GET', member)).json().map(({ title }: { title: string }) => title);

describe('what a user has pinned', () => {
  it('is listed in its order, then as it came', async () => {
    await pin({ ...open, title: 'derde', position: 2 });
    await pin({ ...open, title: 'eerste' });
    await pin({ ...open, title: 'tweede' });
    expect(await titles()).toEqual(['eerste', 'tweede', 'derde']);
  });

  it('can be changed and taken away', async () => {
    const { id } = await pin();
    const changed = await send('PUT', member, id, { ...open, title: 'Verzonden', position: 3 });
    expect(changed.json()).toMatchObject({ id, title: 'Verzonden', position: 3 });
    expect((await send('DELETE', member, id)).statusCode).toBe(204);
    expect(await titles()).toEqual([]);
    expect((await send('DELETE', member, id)).statusCode).toBe(404);
  });

  it('is their own, also among colleagues', async () => {
    const { id } = await pin();
    const colleague = await aMember(app, { company: member.company, user: await aUser(app) });
    expect((await send('GET', colleague)).json()).toEqual([]);
    expect((await send('PUT', colleague, id, open)).statusCode).toBe(404);
    expect((await send('DELETE', colleague, id)).statusCode).toBe(404);
    expect(await titles()).toEqual(['Openstaand']);
  });

  it('is refused a change that was based on an older version', async () => {
    const { id, updated_at } = await pin();
    expect((await send('PUT', member, id, { ...open, position: 1, updated_at })).statusCode).toBe(
      200,
    );
    expect((await send('PUT', member, id, { ...open, position: 2, updated_at })).statusCode).toBe(
      409,
    );
  });

  it.each([
    ['//evil.example', 'route'],
    ['/\\evil.example', 'route'],
    ['/\t/evil.example', 'filter'],
    ['https://evil.example', 'route'],
    ['javascript:alert(1)', 'filter'],
    ['/invoicing', 'client'],
    ['0', 'client'],
  ])('leads nowhere else: %j is no %s', async (target, kind) => {
    const answer = await send('POST', member, '', { ...open, kind, target });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ target: ['Doel is onjuist'] });
  });

  it('says what is missing', async () => {
    const answer = await send('POST', member, '', { kind: 'route' });
    expect(answer.json().errors).toEqual({
      title: ['Naam is verplicht'],
      target: ['Doel is verplicht'],
    });
  });
});
