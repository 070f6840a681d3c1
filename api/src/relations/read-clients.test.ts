import { aClient, aMember, type Member } from '../testing/builders';
import { type TestApp, testApp } from '../testing/test-app';

let app: TestApp;
let member: Member;

beforeAll(async () => {
  app = await testApp();
  member = await aMember(app);
  const { company } = member;
  for (const name of ['Bloemen BV', 'Anker 100%', 'Anker 1000'])
    await aClient(app, company, { name, email: `${name[0]}@x.example` });
  await aClient(app, company, { name: 'Gestopt', active: 0 });
  await aClient(app, (await aMember(app)).company, { name: 'Anker elders' });
});
afterAll(() => app.close());

async function list(query: string) {
  const url = `/api/relations/v1/clients?${query}`;
  const reply = await app.http.inject({ url, headers: member.headers });
  const { data, ...rest } = reply.json();
  return { names: data?.map(({ name }: { name: string }) => name), ...rest };
}

describe('GET clients', () => {
  it('gives the active ones of the own company, by name from the end', async () => {
    const { names, counts } = await list('');
    expect(names).toEqual(['Bloemen BV', 'Anker 100%', 'Anker 1000'].sort().reverse());
    expect(counts).toEqual({ all: 3 });
  });

  it('searches each word, and takes signs for what they are', async () => {
    expect((await list('search=anker')).names).toHaveLength(2);
    expect((await list('search=bv+bloemen')).names).toEqual(['Bloemen BV']);
    expect((await list(`search=${encodeURIComponent('100%')}`)).names).toEqual(['Anker 100%']);
    expect((await list('search=_')).names).toEqual([]);
  });

  it('pages, and shows the last page when there are no longer that many', async () => {
    const { names, pagination } = await list('itemsPerPage=2&page=9&sort=name&order=asc');
    expect(names).toEqual(['Bloemen BV']);
    expect(pagination).toEqual({
      page: 2,
      itemsPerPage: 2,
      pageStart: 3,
      pageStop: 3,
      pageCount: 2,
      itemsLength: 3,
    });
  });

  it('sorts as a dictionary does, whatever the capitals and accents', async () => {
    const { company, headers } = await aMember(app);
    for (const name of ['Zon', 'eb', 'École', 'anker', 'Anker 2'])
      await aClient(app, company, { name });
    const url = '/api/relations/v1/clients?sort=name&order=asc';
    const { data } = (await app.http.inject({ url, headers })).json();
    expect(data.map(({ name }: { name: string }) => name)).toEqual([
      ...['anker', 'Anker 2', 'eb', 'École', 'Zon'],
    ]);
  });

  it('sorts by e-mail address', async () => {
    expect((await list('sort=email&order=desc')).names[0]).toBe('Bloemen BV');
  });
});
