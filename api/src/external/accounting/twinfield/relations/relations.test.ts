import { linkedPackage } from '../../testing/linked-package';

const { standIn, accounting, linked } = linkedPackage();

const NAME = `Jansen & <Zn> "${'😀'}" cafe\u0301`;
const form = {
  name: NAME,
  tax_number: 'NL004495445B01',
  coc_number: '12345678',
  email: 'post@jansen.example',
  address: { street: 'Markt 1', postal_code: '2801 JJ', city: 'Gouda', country: 'NL' },
  iban: 'NL91ABNA0417164300',
};

describe('a new relation', () => {
  it.each([
    [4, '1004'],
    [5, '2004'],
  ] as const)('of type %d gets the next code, and has all that was given', async (type, code) => {
    const access = await linked();
    expect(await accounting().createRelation(access, type, form)).toEqual({ kind: 'done', code });
    const relation = await accounting().readRelation(access, type, code);
    expect(relation).toMatchObject({
      name: NAME.normalize('NFC'),
      tax_number: form.tax_number,
      coc_number: form.coc_number,
      email: form.email,
      address: form.address,
      ibans: [form.iban],
      is_active: true,
    });
  });

  it('needs no more than a name, which may be long', async () => {
    const access = await linked('1004');
    const name = 'x'.repeat(200);
    const made = await accounting().createRelation(access, 5, { name, iban: form.iban });
    expect(made).toEqual({ kind: 'done', code: '200301' });
    expect((await accounting().readRelation(access, 5, '200301'))?.name).toBe(name);
  });

  it.each([
    ['name', { ...form, name: '  ' }],
    ['country', { ...form, address: { ...form.address, country: 'Nederland' } }],
  ])('is refused with a message at the field %s', async (field, refused) => {
    const outcome = await accounting().createRelation(await linked(), 5, refused);
    expect(outcome).toMatchObject({ kind: 'refused' });
    if (outcome.kind !== 'refused') return;
    expect(outcome.messages.map((message) => message.field)).toContain(field);
  });
});

describe('a relation of which nothing was heard', () => {
  it('is found by its name and its VAT number', async () => {
    const access = await linked();
    const find = (wanted: object) =>
      accounting().findRelations(access, 5, { name: NAME, tax_number: '', ...wanted });
    expect(await find({})).toEqual([]);
    await standIn().fault({ fault: 'lost', call: 'relation' });
    expect(await accounting().createRelation(access, 5, form)).toMatchObject({ kind: 'uncertain' });
    const codes = async (wanted: object) => (await find(wanted)).map(({ code }) => code);
    expect(await codes({})).toEqual(['2004']);
    expect(await codes({ tax_number: 'nl 0044.95.445.b01' })).toEqual(['2004']);
    expect(await codes({ tax_number: 'NL001234567B13' })).toEqual([]);
    expect(await codes({ name: 'Jansen' })).toEqual([]);
  });

  it('is not taken for another whose name begins with it, or holds a star', async () => {
    const access = await linked();
    for (const name of ['Ster', 'Ster*', 'Sterren'])
      await accounting().createRelation(access, 5, { name });
    const names = async (name: string) =>
      (await accounting().findRelations(access, 5, { name, tax_number: '' })).map(
        (relation) => relation.name,
      );
    expect(await names('Ster*')).toEqual(['Ster*']);
    expect(await names('Ster')).toEqual(['Ster']);
    expect(await names('*')).toEqual([]);
  });
});
