import { appUnderTest } from '../../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../../testing/builders';
import { aForm, aLine, callsOf } from '../testing/an-invoice';

const app = appUnderTest();
let member: Member;
let calls: ReturnType<typeof callsOf>;

beforeEach(async () => {
  member = await aMember(app);
  calls = callsOf(app, member.headers);
});

const add = async (title: string, given: object = {}) =>
  (await calls.post('product', { title, value: 1, ...given })).body;
const list = async (query = '') => (await calls.get(`products?${query}`)).body;
const titles = async (query = '') =>
  (await list(query)).data.map(({ title }: { title: string }) => title);

describe('GET products', () => {
  it('finds every word in name or description, and takes signs as they are', async () => {
    await add('Wit brood', { description: 'Van de molen', tax_id: 2 });
    await add('Bruin brood', { description: '100% volkoren' });
    expect(await titles('search=BROOD')).toEqual(['Bruin brood', 'Wit brood']);
    expect(await titles('search=molen%20wit')).toEqual(['Wit brood']);
    expect(await titles('search=0%25')).toEqual(['Bruin brood']);
    expect(await titles('search=_')).toEqual([]);
    expect((await list('search=molen')).counts).toEqual({ all: 1 });
  });

  it('sorts by name, description and price, both ways, as a dictionary does', async () => {
    await add('éclair', { description: 'zoet', value: 2.5 });
    await add('Appeltaart', { description: 'Met slagroom', value: 10 });
    await add('Zout', { description: 'ähnlich', value: 0.5 });
    expect(await titles()).toEqual(['Appeltaart', 'éclair', 'Zout']);
    expect(await titles('order=desc')).toEqual(['Zout', 'éclair', 'Appeltaart']);
    expect(await titles('sort=description')).toEqual(['Zout', 'Appeltaart', 'éclair']);
    expect(await titles('sort=value')).toEqual(['Zout', 'éclair', 'Appeltaart']);
    expect(await titles('sort=value&order=desc')).toEqual(['Appeltaart', 'éclair', 'Zout']);
  });

  it('goes by pages, loses none of equal ones, and shows the last page beyond it', async () => {
    for (let n = 0; n < 12; n++) await add('Gelijk', { value: n });
    const pages = [await list('sort=title'), await list('sort=title&page=2')];
    const ids = pages.flatMap(({ data }) => data.map(({ id }: { id: number }) => id));
    expect(new Set(ids).size).toBe(12);
    expect(await list('page=9')).toMatchObject({
      pagination: { page: 2, pageStart: 11, pageStop: 12, pageCount: 2, itemsLength: 12 },
    });
    expect((await list('page=9')).data).toHaveLength(2);
  });

  it('has nothing of another company', async () => {
    await add('Van ons');
    const stranger = callsOf(app, (await aMember(app)).headers);
    expect((await stranger.get('products')).body).toMatchObject({ data: [], counts: { all: 0 } });
  });
});

describe('POST, PUT and DELETE product', () => {
  it('fills in what is left out', async () => {
    const { status, body } = await calls.post('product', { title: ' Brood ', value: 2.95 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Brood',
      description: '',
      value: 2.95,
      tax_id: 1,
      unit: 0,
      active: 1,
    });
  });

  it.each([
    ['no name', { title: ' ' }, { title: ['Naam is verplicht'] }],
    [
      'a long name',
      { title: 'x'.repeat(201) },
      { title: ['Maximale lengte van 200 tekens bereikt'] },
    ],
    ['no price', { value: null }, { value: ['Bedrag is verplicht'] }],
    ['a price in words', { value: '2.95' }, { value: ['Bedrag is verplicht'] }],
    ['a price in tenths of cents', { value: 2.955 }, { value: ['Gebruik hooguit twee decimalen'] }],
    ['a price that no invoice can hold', { value: 1e9 }, { value: ['Bedrag is te groot'] }],
    ['an unknown kind of VAT', { tax_id: 7 }, { tax_id: ['BTW is verplicht'] }],
  ])('refuses %s, new or changed', async (_, given, errors) => {
    const payload = { title: 'Brood', value: 1, ...given };
    const { id } = await add('Brood');
    for (const { status, body } of [
      await calls.post('product', payload),
      await calls.put(`product/${id}`, payload),
    ])
      expect([status, body.errors]).toEqual([422, errors]);
    expect((await list()).data).toMatchObject([{ title: 'Brood', value: 1 }]);
  });

  it.each([[0], [-2.5], [0.1], [999_999_999.99], [-999_999_999.99]])(
    'keeps a price of %s to the cent',
    async (value) => {
      const { id } = await add('Brood', { value });
      expect((await list()).data).toMatchObject([{ id, value }]);
    },
  );

  it('deletes no product that a colleague changed since it was seen', async () => {
    const { id, updated_at } = await add('Brood');
    await calls.put(`product/${id}`, { title: 'Brood', value: 3 });
    const { status, body } = await calls.delete(`product/${id}`, { updated_at });
    expect([status, body.message]).toEqual([
      409,
      expect.stringMatching(/^Intussen gewijzigd door /),
    ]);
    expect(await titles()).toEqual(['Brood']);
    const now = (await calls.get(`product/${id}`)).body;
    expect(now).toMatchObject({ title: 'Brood', value: 3 });
    expect((await calls.delete(`product/${id}`, { updated_at: now.updated_at })).status).toBe(204);
    expect(await titles()).toEqual([]);
  });

  it('changes a product, and no invoice line that was made of it', async () => {
    const product = await add('Brood', { value: 2 });
    const products = [aLine({ product_id: product.id, title: 'Brood', value: 2 })];
    const { id } = await calls.aConcept(aForm(await aCustomer(app, member.company), { products }));
    const change = { title: 'Koek', description: 'Vers', value: 3.5, tax_id: 2, unit: 8 };
    const { status, body } = await calls.put(`product/${product.id}`, change);
    expect([status, body]).toEqual([200, expect.objectContaining({ id: product.id, ...change })]);
    expect((await calls.get(`invoice/${id}`)).body.products).toMatchObject([
      { title: 'Brood', value: 2, product_id: product.id },
    ]);
  });

  it('refuses a change that is based on an older version, and says who was first', async () => {
    const { id, updated_at } = await add('Brood');
    await calls.put(`product/${id}`, { title: 'Eerst', value: 1, updated_at });
    const late = await calls.put(`product/${id}`, { title: 'Laat', value: 1, updated_at });
    expect([late.status, late.body.message]).toEqual([
      ...[409, expect.stringContaining('Intussen gewijzigd door Sanne de Boer')],
    ]);
    expect(await titles()).toEqual(['Eerst']);
  });

  it('takes a product out of the catalogue, once; the lines that name it can still be saved', async () => {
    const product = await add('Brood');
    const form = aForm(await aCustomer(app, member.company), {
      products: [aLine({ product_id: product.id })],
    });
    const { id } = await calls.aConcept(form);
    expect(await calls.delete(`product/${product.id}`)).toEqual({ status: 204, body: null });
    expect(await titles()).toEqual([]);
    expect((await calls.delete(`product/${product.id}`)).status).toBe(404);
    expect((await calls.get(`product/${product.id}`)).status).toBe(404);
    expect((await calls.put(`product/${product.id}`, { title: 'Koek', value: 1 })).status).toBe(
      404,
    );
    expect((await calls.put(`invoice/${id}`, form)).body.products).toMatchObject([
      { product_id: product.id },
    ]);
  });
});

describe('PUT product/{id}/activate', () => {
  it('puts back what was taken out of the catalogue, as it was, however often it is asked', async () => {
    const made = await add('Brood', { value: 2.5 });
    await calls.delete(`product/${made.id}`);
    for (const { status, body } of [
      await calls.put(`product/${made.id}/activate`, {}),
      await calls.put(`product/${made.id}/activate`, {}),
    ])
      expect([status, body]).toMatchObject([200, { id: made.id, title: 'Brood', active: 1 }]);
    expect(await list()).toMatchObject({ data: [{ value: 2.5 }], counts: { all: 1 } });
  });

  it('knows nothing of another company', async () => {
    const { id } = await add('Brood');
    await calls.delete(`product/${id}`);
    const stranger = callsOf(app, (await aMember(app)).headers);
    expect((await stranger.put(`product/${id}/activate`, {})).status).toBe(404);
    expect(await titles()).toEqual([]);
  });
});

it('knows the six kinds of VAT', async () => {
  const { body } = await calls.get('taxes');
  expect(body).toHaveLength(6);
  expect(body[3]).toEqual({ id: 4, name: 'BTW verlegd', percentage: 0 });
});
