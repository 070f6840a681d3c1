import type { Existing } from '@boekwerk/shared/contract/sheet-import';
import { eq } from 'drizzle-orm';
import { relation } from '../platform/database/schema/relations';
import { appUnderTest } from '../testing/app-under-test';
import { aCustomer, aMember, type Member } from '../testing/builders';
import { countsIn, csv, importsOf, rowOf, told } from './testing/send-file';

const app = appUnderTest();
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

const send = (path: '' | '/check', bytes: string, existing?: Existing) =>
  importsOf(app).send(path, member, { bytes, ...(existing && { fields: { existing } }) });
const store = async (bytes: string, existing?: Existing) => (await send('', bytes, existing)).body;
const check = async (bytes: string, existing?: Existing) =>
  (await send('/check', bytes, existing)).body;

const customers = () =>
  app.db
    .select()
    .from(relation)
    .where(eq(relation.owner_relation_id, member.company.id))
    .orderBy(relation.id);

const bakker = (phone: string, coc_number = '') =>
  `;Klant;bakker;;;a@b.nl;Dam 1;1012 JS;Amsterdam;${phone};${coc_number}`;

describe('rows of relations that are there already', () => {
  it.each([
    ['merge', 'wordt samengevoegd', [0, 1, 0], 0],
    ['skip', 'wordt overgeslagen', [0, 0, 0], 1],
    ['add', 'wordt toch toegevoegd', [1, 0, 0], 0],
  ] as const)(
    'are counted and named before anything is stored: %s',
    async (existing, becomes, counts, skipped) => {
      const there = await aCustomer(app, member.company, { name: 'Bakker', email: 'A@b.nl' });
      const body = await check(csv(bakker('1')), existing);
      expect([countsIn(body), body.skipped, body.existing_count]).toEqual([counts, skipped, 1]);
      expect(told(body.existing)).toEqual([
        ['F2', `Er is al een relatie die hierop lijkt: Bakker (${there.id}); ${becomes}`],
      ]);
      expect(await customers()).toHaveLength(1);
    },
  );

  it('take what the file says when they are merged, and keep what it leaves empty', async () => {
    const before = { name: 'Bakker', email: 'a@b.nl', phone: '1', note: 'blijft' };
    const there = await aCustomer(app, member.company, { ...before, coc_number: '01234567' });
    expect(countsIn(await store(csv(bakker(''))))).toEqual([0, 1, 0]);
    expect(await customers()).toMatchObject([
      { id: there.id, phone: '1', note: 'blijft', name: 'bakker' },
    ]);
    await store(csv(bakker('2')));
    expect(await customers()).toMatchObject([{ phone: '2', coc_number: '01234567' }]);
  });

  it('stay as they are when they are skipped, also those that the file names by number', async () => {
    const there = await aCustomer(app, member.company, { name: 'Bakker', phone: '1' });
    const byNumber = `Relatienummer;Telefoon\r\n${there.id};2`;
    expect(await store(byNumber, 'skip')).toMatchObject({ skipped: 1, updated: 0, errors: [] });
    expect(await customers()).toMatchObject([{ phone: '1' }]);
  });

  it('go by the KvK number before an address, and by an address before a name', async () => {
    const byName = await aCustomer(app, member.company, { name: 'Bakker', email: 'x@x.nl' });
    const byEmail = await aCustomer(app, member.company, { name: 'Anders', email: 'a@b.nl' });
    await store(csv(bakker('2')));
    const byKvk = await aCustomer(app, member.company, {
      ...{ name: 'Zus', email: 'z@z.nl', coc_number: '01234567' },
    });
    await store(csv(bakker('3', '01234567')));
    const phones = new Map((await customers()).map(({ id, phone }) => [id, phone]));
    expect([phones.get(byEmail.id), phones.get(byKvk.id)]).toEqual(['2', '3']);
    expect(phones.get(byName.id)).toBe(byName.phone);
  });

  it('are recognised by their VAT number, however it is written', async () => {
    const there = await aCustomer(app, member.company, { tax_number: 'NL123456782B12' });
    const file = 'Bedrijfsnaam;Btw-nummer;Telefoon\r\nAnders;nl 1234.56.782.b12;06 1';
    expect(await store(file)).toMatchObject({ updated: 1, created: 0, errors: [] });
    expect(await customers()).toMatchObject([{ id: there.id, name: 'Anders', phone: '06 1' }]);
  });

  it('are others when the KvK number differs, whatever else is the same', async () => {
    await aCustomer(app, member.company, {
      name: 'Bakker',
      email: 'a@b.nl',
      coc_number: '76543210',
    });
    expect(await store(csv(bakker('2', '01234567')))).toMatchObject({ created: 1, alike_count: 0 });
  });

  it('are refused when several look as much like them: the number must say which', async () => {
    const one = await aCustomer(app, member.company, { name: 'Bakker', email: 'a@b.nl' });
    const two = await aCustomer(app, member.company, { name: 'Bakker', email: 'a@b.nl' });
    const body = await store(csv(bakker('2')));
    expect(body.refused).toBe(1);
    expect(told(body.errors)).toEqual([
      [
        'F2',
        `Er zijn al relaties die hier evenveel op lijken: Bakker (${one.id}), Bakker (${two.id}). Zet het relatienummer in de rij.`,
      ],
    ]);
  });

  it('come once of a file that says them twice; the second is told', async () => {
    const twice = csv(rowOf('Jansen', '87654321'), rowOf('Nieuw', '87654321'));
    const merged = await check(twice);
    expect([countsIn(merged), merged.refused, merged.existing_count]).toEqual([[1, 0, 0], 1, 1]);
    expect(told(merged.errors)).toEqual([['K3', 'Deze relatie lijkt op die in rij 2']]);
    expect(await check(twice, 'skip')).toMatchObject({ created: 1, skipped: 1, errors: [] });
    expect(await check(twice, 'add')).toMatchObject({ created: 2, errors: [] });
  });

  it('are not doubled by the same import twice, one after the other or at the same time', async () => {
    const file = csv(rowOf('Jansen'), rowOf('Visser'));
    const replies = await Promise.all([store(file), store(file), store(file)]);
    expect(replies.map(({ created }) => created).sort()).toEqual([0, 0, 2]);
    expect(await store(file)).toMatchObject({ created: 0, updated: 0, unchanged: 2, existing: [] });
    expect(await customers()).toHaveLength(2);
  });

  it('of another company are nobody’s business', async () => {
    const stranger = await aMember(app);
    await aCustomer(app, stranger.company, { name: 'Bakker', email: 'a@b.nl' });
    expect(await check(csv(bakker('2')))).toMatchObject({ created: 1, existing_count: 0 });
  });

  it('are merged by the thousand in a few statements', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => rowOf(`Klant${at}`));
    await store(csv(...rows));
    const again = csv(...rows.map((row) => row.replace('020 1234567', '010 7654321')));
    expect(countsIn(await store(again))).toEqual([0, 5000, 0]);
  });
});
