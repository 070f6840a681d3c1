import fc from 'fast-check';
import { appUnderTest } from '../testing/app-under-test';
import { aMember, type Member } from '../testing/builders';
import { countsIn, importsOf, told } from './testing/send-file';

const app = appUnderTest();
let member: Member;

beforeEach(async () => {
  member = await aMember(app);
});

const FILE = [
  'Firma,Contact,Mail,Straat,PC,Woonplaats,KLNR',
  'Bakkerij De Korenaar,Jan,info@korenaar.nl,Dam 1,1012 JS,Amsterdam,K-001',
  'Visser & Zn,,v@visser.nl,Kade 2,2801 AB,Gouda,K-002',
].join('\r\n');

const send = (bytes: string, columns?: unknown, path: '' | '/check' = '/check') =>
  importsOf(app).send(path, member, {
    bytes,
    ...(columns !== undefined && {
      fields: { columns: typeof columns === 'string' ? columns : JSON.stringify(columns) },
    }),
  });

describe('the columns of a file', () => {
  it('are told with their first values and the field that each is recognised as', async () => {
    const { body } = await send(FILE);
    expect(body.sheet_columns).toEqual([
      { at: 0, name: 'Firma', samples: ['Bakkerij De Korenaar', 'Visser & Zn'], field: '' },
      { at: 1, name: 'Contact', samples: ['Jan'], field: '' },
      { at: 2, name: 'Mail', samples: ['info@korenaar.nl', 'v@visser.nl'], field: 'email' },
      { at: 3, name: 'Straat', samples: ['Dam 1', 'Kade 2'], field: 'address' },
      { at: 4, name: 'PC', samples: ['1012 JS', '2801 AB'], field: 'postal_code' },
      { at: 5, name: 'Woonplaats', samples: ['Amsterdam', 'Gouda'], field: 'city' },
      { at: 6, name: 'KLNR', samples: ['K-001', 'K-002'], field: '' },
    ]);
    expect(body.fields).toContainEqual({
      field: 'general_email',
      name: 'E-mailadres voor facturen',
    });
    expect(body.missing).toEqual([
      {
        field: 'name',
        name: 'Bedrijfsnaam',
        message: 'Vul een bedrijfsnaam in, of een voor- en achternaam',
      },
    ]);
    expect([countsIn(body), body.refused]).toEqual([[0, 0, 0], 2]);
  });

  it('are read as the user says, and not at all where the user says nothing', async () => {
    const chosen = ['name', '', 'email', 'address', 'postal_code', 'city', 'note'];
    const { body } = await send(FILE, chosen, '');
    expect([body.errors, body.warnings, countsIn(body)]).toEqual([[], [], [2, 0, 0]]);
    expect(body.preview[0]).toEqual([
      'Bakkerij De Korenaar',
      'info@korenaar.nl',
      'Dam 1',
      '1012 JS',
      'Amsterdam',
      'K-001',
    ]);
  });

  it('can be said of a file of which nothing is recognised', async () => {
    const { body } = await send('Wie;Waar\r\nJansen;Utrecht');
    expect(body.sheet_columns).toMatchObject([
      { name: 'Wie', field: '' },
      { name: 'Waar', field: '' },
    ]);
    const { body: said } = await send('Wie;Waar\r\nJansen;Utrecht', ['name', 'city']);
    expect(said.missing.map(({ field }: { field: string }) => field)).toEqual(
      ['email', 'general_email', 'address', 'postal_code'].filter(
        (field) => field !== 'general_email',
      ),
    );
  });

  it('of which two have the same name are read once', async () => {
    const { body } = await send('Bedrijfsnaam;Plaats;Plaats\r\nA;Gouda;Delft');
    expect(told(body.warnings)).toEqual([
      ['C1', 'De kolom Plaats komt meer dan één keer voor; alleen de eerste wordt gelezen'],
    ]);
    expect(body.preview).toEqual([['A', 'Gouda']]);
  });

  it.each([
    ['a field that there is not', ['owner_relation_id'], 'Kies een veld uit de lijst'],
    ['a field twice', ['name', 'name'], 'Bedrijfsnaam is voor meer dan één kolom gekozen'],
    ['what is no list', 'name', 'De kolommen zijn niet juist ingevuld'],
    ['more than fit in a sheet', Array(101).fill(''), expect.any(String)],
    ['what is no field', [1], expect.any(String)],
  ])('are refused as %s', async (_, columns, message) => {
    const { status, body } = await send(FILE, columns, '');
    expect([status, Object.keys(body.errors ?? {})[0]?.split('.')[0]]).toEqual([422, 'columns']);
    expect(Object.values(body.errors).flat()[0]).toEqual(message);
  });
});

/** What a cell or a choice may hold that no form would send. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'name',
    'id',
    'email',
    '__proto__',
    'constructor',
    '=1+1',
    '\u202e',
    '999999999999999999',
  ),
  fc.json({ maxDepth: 2 }),
);

it('answers whatever is sent as a file and as its columns, and never breaks', async () => {
  const rows = fc.array(fc.array(anything, { maxLength: 6 }), { maxLength: 6 });
  const columns = fc.oneof(anything, fc.array(anything, { maxLength: 8 }));
  const aCall = fc.record({ rows, columns: fc.option(columns, { nil: undefined }) });
  await fc.assert(
    fc.asyncProperty(aCall, async (given) => {
      const bytes = given.rows.map((row) => row.join(';')).join('\r\n');
      const { status } = await send(bytes, given.columns, '');
      expect([200, 422]).toContain(status);
    }),
    { numRuns: 120, seed: 7 },
  );
});

describe('a file without relations', () => {
  it.each([
    ['is empty', '', 'Het bestand is leeg'],
    ['has empty rows only', ';;\r\n;;\r\n', 'Het bestand is leeg'],
    ['has a header only', 'Bedrijfsnaam;Plaats\r\n', 'Er staan geen relaties onder de kopregel'],
  ])('says so when it %s', async (_, bytes, message) => {
    const { status, body } = await send(bytes, undefined, '');
    const said =
      status === 422
        ? body.errors.file
        : body.errors.map((one: { message: string }) => one.message);
    expect(said).toEqual([message]);
  });
});
