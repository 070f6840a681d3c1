import { aMember } from '../../testing/builders';
import { type TestApp, testApp } from '../../testing/test-app';
import { callsOf } from '../testing/an-invoice';

let app: TestApp;
let calls: ReturnType<typeof callsOf>;
beforeAll(async () => {
  app = await testApp();
  calls = callsOf(app, (await aMember(app)).headers);
});
afterAll(() => app.close());

describe('products and taxes', () => {
  it('adds a product and finds it by a part of its name, by name', async () => {
    await calls.post('product', { title: 'Wit brood', value: 2.95, tax_id: 2 });
    const { status, body } = await calls.post('product', { title: 'Bruin brood', value: 3.1 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Bruin brood', value: 3.1, tax_id: 1, unit: 0, active: 1 });

    const titles = async (search: string) =>
      (await calls.get(`products?search=${search}`)).body.map((p: { title: string }) => p.title);
    expect(await titles('BROOD')).toEqual(['Bruin brood', 'Wit brood']);
    expect(await titles('wit')).toEqual(['Wit brood']);
    expect(await titles('%25')).toEqual([]);
    const stranger = callsOf(app, (await aMember(app)).headers);
    expect((await stranger.get('products')).body).toEqual([]);
  });

  it.each([
    ['name', { value: 1 }, { title: ['Naam is verplicht'] }],
    ['price', { title: 'Brood' }, { value: ['Bedrag is verplicht'] }],
  ])('refuses a product without a %s', async (_, payload, errors) => {
    const { status, body } = await calls.post('product', payload);
    expect([status, body.errors]).toEqual([422, errors]);
  });

  it('knows the six kinds of VAT', async () => {
    const { body } = await calls.get('taxes');
    expect(body).toHaveLength(6);
    expect(body[3]).toEqual({ id: 4, name: 'BTW verlegd', percentage: 0 });
  });
});
