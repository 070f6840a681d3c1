import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Member } from '../../testing/builders';
import { productCalls } from '../../testing/product-calls';

const app = appUnderTest({ extend: productCalls });
let member: Member;

beforeAll(async () => {
  member = await aMember(app);
});

function send(method: 'POST' | 'PUT', path: string, payload: object) {
  const { headers } = member;
  return app.http.inject({ method, url: `/api/test/v1${path}`, payload, headers });
}
const add = (title: string) => send('POST', '/product', { products: [{ title }], note: '' });

describe('what comes in', () => {
  it('is refused with a Dutch text per field, in depth, for every problem at once', async () => {
    const answer = await send('POST', '/product', {
      products: [{ title: 'Goed' }, { title: ' ' }],
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message: 'Niet alle velden zijn juist ingevuld',
      errors: { 'products.1.title': ['Naam is verplicht'], note: ['Dit veld is verplicht'] },
    });
  });

  it('is told one thing that is wrong of more items than any form has: to find all takes long', async () => {
    const refusalOf = async (count: number) => {
      const products = Array.from({ length: count }, () => ({ title: '' }));
      return Object.keys((await send('POST', '/product', { products, note: 'n' })).json().errors);
    };
    expect(await refusalOf(1000)).toHaveLength(1000);
    expect(await refusalOf(1001)).toEqual(['products.0.title']);
  });

  it.each(['nul\0', 'half \ud83d'])(
    'is a 422 at the field for %j, which no database stores',
    async (title) => {
      const answer = await add(title);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['products.0.title']);
    },
  );

  it('becomes NFC and loses marks that hide or turn text; an emoji stays whole', async () => {
    const answer = await add('Cafe\u0301 \u202Efdp\u200B 👩‍💻');
    expect(answer.json().title).toBe('Café fdp 👩‍💻');
  });

  it.each([
    ['a key twice', '{"a":1,"a":2}'],
    ['a depth of 10.000', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['a byte order mark', '\uFEFF{}'],
    ['NaN', '{"a":NaN}'],
    ['more after the end', '{} {}'],
  ])('is a 400 as JSON with %s', async (_name, payload) => {
    const headers = { ...member.headers, 'content-type': 'application/json' };
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/test/v1/broken',
      payload,
      headers,
    });
    expect(answer.statusCode).toBe(400);
  });

  it.each(['0', '-1', '1.5', 'abc', '9007199254740992', '%31x', '%00'])(
    'is a 404 for the id %s',
    async (id) => {
      expect((await send('PUT', `/product/${id}`, { title: 'x' })).statusCode).toBe(404);
    },
  );

  it('with the wrong type, size, method or address gets the status for it, in Dutch', async () => {
    const url = '/api/test/v1/broken';
    const { headers } = member;
    const text = { ...headers, 'content-type': 'text/plain' };
    const json = { ...headers, 'content-type': 'application/json' };
    const answers = await Promise.all([
      app.http.inject({ method: 'POST', url, headers: text, payload: '{}' }),
      app.http.inject({
        method: 'POST',
        url,
        headers: json,
        payload: `"${'x'.repeat(3_000_000)}"`,
      }),
      app.http.inject({ method: 'DELETE', url, headers }),
      app.http.inject({ method: 'GET', url: '/api/nergens', headers }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 413, 405, 404]);
    for (const answer of answers)
      expect(Object.keys(answer.json())).toEqual(['message', 'reference']);
    expect(answers[2]?.headers.allow).toBe('POST');
  });
});
