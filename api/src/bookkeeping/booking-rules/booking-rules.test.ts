import type {
  BookingRuleForm,
  TriedDocument,
} from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq } from 'drizzle-orm';
import { ledger_account } from '../../platform/database/schema/accounting';
import { booking_rule } from '../../platform/database/schema/bookings';
import { audit } from '../../platform/database/schema/platform';
import { administration_user } from '../../platform/database/schema/relations';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { appUnderTest } from '../../testing/app-under-test';
import { aMember, type Company } from '../../testing/builders';
import { aFirmWithRules } from './testing/a-firm-with-rules';

const app = appUnderTest();
let our: Awaited<ReturnType<typeof aFirmWithRules>>;

const VAT = 'NL123456782B12';
const OTHER_VAT = 'NL004495445B01';
const IBAN = 'NL91ABNA0417164300';
const OTHER_IBAN = 'NL02RABO0123456789';

const aForm = (given: Partial<BookingRuleForm> = {}) => ({
  supplier_name: 'KPN',
  ledger_code: '4500',
  ...given,
});

beforeEach(async () => {
  our = await aFirmWithRules(app);
});

const add = (given: Partial<BookingRuleForm> = {}, by = our.owner) =>
  our.ask(by, 'POST', 'rule', aForm(given));
const list = async (query = '', by = our.owner) =>
  (await our.ask(by, 'GET', `rules?${query}`)).body;
const names = async (query = '') =>
  (await list(query)).data.map(({ supplier_name }: { supplier_name: string }) => supplier_name);

describe('the rules of a firm', () => {
  it('are added, found, changed and deleted, and each change is recorded', async () => {
    const added = await add({ tax_number: 'nl 1234.56.782 B12', description: 'Telefoon' });
    expect(added).toMatchObject({ status: 201, body: { tax_number: VAT, ledger_code: '4500' } });
    await add({ supplier_name: 'Éneco', ledger_code: '4300' });
    expect(await names()).toEqual(['Éneco', 'KPN']);
    expect(await names('sort=ledger_code&order=desc')).toEqual(['KPN', 'Éneco']);
    expect(await names('search=telefoon kpn')).toEqual(['KPN']);
    expect(await list('search=geen')).toMatchObject({ data: [], counts: { all: 0 } });

    const { id, updated_at } = added.body;
    const change = aForm({ ledger_code: '4600' });
    const changed = await our.ask(our.owner, 'PUT', `rule/${id}`, { ...change, updated_at });
    expect(changed).toMatchObject({ status: 200, body: { ledger_code: '4600', tax_number: '' } });
    const late = await our.ask(our.owner, 'PUT', `rule/${id}`, { ...change, updated_at });
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/^Intussen gewijzigd door Sanne de Boer/);

    const seen = await our.ask(our.owner, 'GET', `rule/${id}`);
    expect(seen).toEqual({ status: 200, body: changed.body });
    const unseen = await our.ask(our.owner, 'DELETE', `rule/${id}`, { updated_at });
    expect(unseen).toMatchObject({ status: 409, body: { message: late.body.message } });
    expect(await our.ask(our.owner, 'DELETE', `rule/${id}`)).toEqual({ status: 204, body: null });
    for (const method of ['DELETE', 'GET'] as const)
      expect((await our.ask(our.owner, method, `rule/${id}`)).status).toBe(404);
    expect(await names()).toEqual(['Éneco']);
    const rows = await app.db
      .select({ action: audit.action })
      .from(audit)
      .where(eq(audit.relation_id, our.owner.company.id));
    expect(rows.map(({ action }) => action.split(' ')[0])).toEqual(
      expect.arrayContaining(['POST', 'POST', 'PUT', 'DELETE']),
    );
  });

  it.each<[string, Partial<BookingRuleForm>, string, string]>([
    ['no supplier', { supplier_name: ' ' }, 'supplier_name', 'Leverancier is verplicht'],
    ['signs for a supplier', { supplier_name: '!?!' }, 'supplier_name', 'Leverancier is verplicht'],
    ['no account', { ledger_code: '' }, 'ledger_code', 'Grootboekrekening is verplicht'],
    ['a VAT number that is none', { tax_number: 'NL12' }, 'tax_number', 'Btw-nummer is onjuist'],
    ['a wrong IBAN', { bank_account: 'NL00ABNA0417164300' }, 'bank_account', 'IBAN is onjuist'],
    [
      'a long code',
      { vat_code: 'x'.repeat(17) },
      'vat_code',
      'Maximale lengte van 16 tekens bereikt',
    ],
    [
      'a long description',
      { description: 'x'.repeat(41) },
      'description',
      'Maximale lengte van 40 tekens bereikt',
    ],
  ])('refuse %s at its field, kept or tried', async (_, given, field, message) => {
    for (const path of ['rule', 'rules/trial']) {
      const { status, body } = await our.ask(our.owner, 'POST', path, aForm(given));
      expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
    }
  });

  it.each<[string, Partial<BookingRuleForm>, object]>([
    ['name, however it is written', { supplier_name: 'k.p.n B.V.' }, { supplier_name: [/naam/] }],
    ['VAT number', { tax_number: VAT }, { tax_number: [/btw-nummer/] }],
    ['number of the trade register', { coc_number: '12345678' }, { coc_number: [/KvK-nummer/] }],
    ['account', { bank_account: IBAN }, { bank_account: [/IBAN/] }],
  ])(
    'have one for a supplier: another of the same %s is refused at its field',
    async (_, same, errors) => {
      const marks = { tax_number: VAT, coc_number: '12345678', bank_account: IBAN };
      await add({ supplier_name: 'K P N', ...marks });
      const other = (await add({ supplier_name: 'Ziggo' })).body;
      for (const { status, body } of [
        await add({ supplier_name: 'T-Mobile', ...same }),
        await our.ask(
          our.owner,
          'PUT',
          `rule/${other.id}`,
          aForm({ supplier_name: 'Ziggo', ...same }),
        ),
      ]) {
        expect(status).toBe(422);
        const [[field, [text]]] = Object.entries(errors) as [[string, [RegExp]]];
        expect(body.errors).toEqual({ [field]: [expect.stringMatching(text)] });
      }
      expect(
        (await our.ask(our.owner, 'PUT', `rule/${other.id}`, aForm({ supplier_name: 'Ziggo' })))
          .status,
      ).toBe(200);
    },
  );

  it('has one of eight that are added for a supplier at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)]);
  });

  it('are no more than a firm may have', async () => {
    const relation_id = our.owner.company.id;
    await app.db.insert(booking_rule).values(
      Array.from({ length: 500 }, (_, n) => ({
        relation_id,
        supplier_name: `L ${n}`,
        ledger_code: '1',
      })),
    );
    const { status, body } = await add();
    expect([status, body.message]).toEqual([409, 'Een kantoor heeft hooguit 500 regels']);
  });

  it('are for who keeps the books of any client, and of that firm alone', async () => {
    const { id } = (await add()).body;
    const client = await our.aClient();
    const of = { administration_id: our.owner.company.id, enterprise_id: client.id };
    const colleague = (type: 0 | 1) =>
      anAccountant(app, { company: our.owner.company }).then(async (member) => {
        await app.db.insert(administration_user).values({ ...of, user_id: member.user.id, type });
        return member;
      });
    const bookkeeper = await colleague(1);
    expect((await list('', bookkeeper)).counts).toEqual({ all: 1 });
    const left = await aFirmClient(app, our.owner.company, { link: { active: 0 } });
    const former = await anAccountant(app, { company: our.owner.company });
    await app.db.insert(administration_user).values({
      ...{ administration_id: our.owner.company.id, enterprise_id: left.id },
      ...{ user_id: former.user.id, type: 1 },
    });
    for (const who of [
      await colleague(0),
      former,
      await anAccountant(app, { company: our.owner.company }),
      await aMember(app, { company: client }),
      await inBooksOf(app, our.owner, client),
    ]) {
      expect((await our.ask(who, 'GET', 'rules')).status).toBe(403);
      expect((await add({}, who)).status).toBe(403);
      expect((await our.ask(who, 'POST', 'rules/trial', aForm())).status).toBe(403);
      expect((await our.ask(who, 'DELETE', `rule/${id}`)).status).toBe(403);
    }
    const stranger = await anAccountant(app);
    expect((await list('', stranger)).data).toEqual([]);
    expect((await our.ask(stranger, 'PUT', `rule/${id}`, aForm())).status).toBe(404);
    expect((await our.ask(stranger, 'DELETE', `rule/${id}`)).status).toBe(404);
    expect((await add({}, stranger)).status).toBe(201);
  });
});

describe('the next document of a supplier of a client', () => {
  it.each<[string, Partial<BookingRuleForm>, Partial<Company>, boolean]>([
    ['its VAT number', { tax_number: VAT }, { tax_number: VAT, name: 'Telecom' }, true],
    [
      'its number of the trade register',
      { coc_number: '27124701' },
      { coc_number: '27124701' },
      true,
    ],
    ['its account', { bank_account: IBAN }, { bank_account: IBAN }, true],
    [
      'its name, however it is written',
      { supplier_name: 'Café Ünï B.V.' },
      { name: 'CAFÉ ünï  bv' },
      true,
    ],
    ['its name, of a rule without numbers', {}, { name: 'kpn', tax_number: VAT }, true],
    ['nothing that it has', { supplier_name: 'Ziggo' }, { name: 'KPN' }, false],
    ['a part of its name', { supplier_name: 'KPN' }, { name: 'KPN Zakelijk' }, false],
    [
      'its name, but another VAT number',
      { tax_number: VAT },
      { name: 'KPN', tax_number: OTHER_VAT },
      false,
    ],
    [
      'its account, as of a factor, but another VAT number',
      { tax_number: VAT, bank_account: IBAN },
      { tax_number: OTHER_VAT, bank_account: IBAN },
      false,
    ],
    [
      'its VAT number, though another number and account',
      { tax_number: VAT, coc_number: '27124701', bank_account: IBAN },
      { tax_number: VAT, coc_number: '12345678', bank_account: OTHER_IBAN },
      true,
    ],
    [
      'its name, though another account',
      { bank_account: IBAN },
      { name: 'KPN', bank_account: OTHER_IBAN },
      true,
    ],
  ])('is booked by a rule that has %s', async (_, rule, supplier, isFound) => {
    const client = await our.aClient();
    await add(rule);
    const { suggestion } = await our.likely(client, await our.aSupplier(client, supplier));
    expect(suggestion?.source).toBe(isFound ? 'rule' : undefined);
  });

  it('goes by the rule that is surest, with its codes in the office of the client', async () => {
    const client = await our.aClient();
    await add({ supplier_name: 'Telecom' });
    await add({
      ...{ supplier_name: 'KPN', tax_number: VAT, ledger_code: '4600', vat_code: 'IH' },
      ...{ cost_centre_code: 'K1', description: 'Telefoon' },
    });
    const supplier = await our.aSupplier(client, { name: 'Telecom', tax_number: VAT });
    expect(await our.likely(client, supplier)).toMatchObject({
      suggestion: {
        ...{ source: 'rule', by: 'KPN', description: 'Telefoon', ledger_account_id: null },
        lines: [
          {
            ledger_account_id: await our.accountOf(client, '4600'),
            vat_ledger_account_id: await our.accountOf(client, 'IH'),
            cost_place_ledger_account_id: await our.accountOf(client, 'K1'),
            ...{ project_ledger_account_id: null, description: '', share: 1 },
          },
        ],
      },
      skipped_rule: null,
    });
  });

  it("goes by the client's own lines before a rule, and by a rule before its last bookings", async () => {
    const client = await our.aClient();
    const supplier = await our.aSupplier(client, { name: 'KPN' });
    await our.aBooked(client, { supplier, lines: [{ ledger: '4600' }] });
    expect((await our.likely(client, supplier)).suggestion.source).toBe('last');
    await add();
    expect((await our.likely(client, supplier)).suggestion.source).toBe('rule');
    await our.keepLines(client, supplier);
    expect((await our.likely(client, supplier)).suggestion.source).toBe('saved');
  });

  it('skips a rule whose codes the office does not have, and says which', async () => {
    const client = await our.aClient();
    const supplier = await our.aSupplier(client, { name: 'KPN' });
    await our.aBooked(client, { supplier, lines: [{ ledger: '4500' }] });
    await add({ ledger_code: '4999', vat_code: 'VH', cost_centre_code: 'K1' });
    expect(await our.likely(client, supplier)).toMatchObject({
      suggestion: { source: 'last' },
      skipped_rule: {
        supplier_name: 'KPN',
        missing: [
          { type: LedgerType.profitAndLoss, code: '4999' },
          { type: LedgerType.vat, code: 'VH' },
        ],
      },
    });
    await our.keepLines(client, supplier);
    expect(await our.likely(client, supplier)).toMatchObject({
      ...{ suggestion: { source: 'saved' }, skipped_rule: null },
    });
  });

  it('knows no rule of a code that the office has no longer', async () => {
    const client = await our.aClient();
    await add();
    await app.db
      .update(ledger_account)
      .set({ active: false })
      .where(eq(ledger_account.relation_id, client.id));
    const { suggestion, skipped_rule } = await our.likely(
      client,
      await our.aSupplier(client, { name: 'KPN' }),
    );
    expect([suggestion, skipped_rule?.missing]).toEqual([null, [{ type: 1, code: '4500' }]]);
  });

  it('goes by the words of what was booked of others, when nothing else is known', async () => {
    const client = await our.aClient();
    const others = { fuel: 'Shell Amsterdam', phone: 'Vodafone Nederland' };
    const booked = async (name: string, line: { ledger: string; vat: string }) => {
      const supplier = await our.aSupplier(client, { name });
      for (let n = 0; n < 10; n++) await our.aBooked(client, { supplier, lines: [line] });
    };
    const supplier = await our.aSupplier(client, { name: 'Shell Utrecht B.V.' });
    await booked(others.fuel, { ledger: '4600', vat: 'IH' });
    expect((await our.likely(client, supplier)).suggestion).toBeNull();
    await booked(others.phone, { ledger: '4500', vat: 'IL' });
    expect((await our.likely(client, supplier)).suggestion).toMatchObject({
      ...{ source: 'words', by: 'shell' },
      lines: [
        {
          ledger_account_id: await our.accountOf(client, '4600'),
          vat_ledger_account_id: await our.accountOf(client, 'IH'),
        },
      ],
    });
    const stranger = await our.aSupplier(client, { name: 'Bakkerij Nederland' });
    expect((await our.likely(client, stranger)).suggestion).toMatchObject({ by: 'nederland' });
    const unlike = await our.aSupplier(client, { name: 'Notaris' });
    expect((await our.likely(client, unlike)).suggestion).toBeNull();
  });

  it('knows no rule of another firm', async () => {
    const client = await our.aClient();
    await add({}, await anAccountant(app));
    expect(
      (await our.likely(client, await our.aSupplier(client, { name: 'KPN' }))).suggestion,
    ).toBeNull();
  });
});

describe('a rule that is tried', () => {
  const tryOut = async (given: Partial<BookingRuleForm> = {}, by = our.owner) =>
    (await our.ask(by, 'POST', 'rules/trial', aForm(given))).body;

  it('tells what would have changed of the last year, the latest first, and keeps nothing', async () => {
    const client = await our.aClient({ name: 'Bakkerij' });
    const without = await our.aClient({ name: 'Écluse' }, ['4500']);
    const own = await our.aClient();
    const suppliers = {
      here: await our.aSupplier(client, { name: 'KPN B.V.' }),
      there: await our.aSupplier(without, { name: 'KPN' }),
      own: await our.aSupplier(own, { name: 'KPN' }),
    };
    const on = (day: string) => new Date(Date.now() - Number(day) * 86_400_000);
    const here = { supplier: suppliers.here };
    await our.aBooked(client, {
      ...here,
      lines: [{ ledger: '4500', vat: 'IH' }],
      booked_at: on('3'),
    });
    await our.aBooked(client, {
      ...here,
      lines: [{ ledger: '4500', vat: 'IL' }],
      booked_at: on('2'),
      file_name: 'laag.pdf',
    });
    const mixed = [
      { ledger: '4500', vat: 'IH' },
      { ledger: '4600', vat: 'IH' },
      { ledger: '4600', vat: 'IH' },
    ];
    await our.aBooked(client, {
      ...here,
      lines: mixed,
      booked_at: on('1'),
      file_name: 'gemengd.pdf',
    });
    await our.aBooked(client, { ...here, lines: [{ ledger: '4600' }], booked_at: on('400') });
    await our.aBooked(without, {
      supplier: suppliers.there,
      lines: [{ ledger: '4600' }],
      file_name: 'elders.pdf',
    });
    await our.aBooked(own, { supplier: suppliers.own, lines: [{ ledger: '4600' }] });
    await our.keepLines(own, suppliers.own);
    const other = await our.aSupplier(client, { name: 'Ziggo' });
    await our.aBooked(client, { supplier: other, lines: [{ ledger: '4600' }] });

    const { counts, data, has_more } = await tryOut({ vat_code: 'IH' });
    expect(counts).toEqual({ equal: 1, changed: 2, own: 1, skipped: 1 });
    expect(has_more).toBe(false);
    expect(data.map(({ file_name }: TriedDocument) => file_name)).toEqual([
      ...['elders.pdf', 'gemengd.pdf', 'laag.pdf'],
    ]);
    expect(data[0]).toMatchObject({ client: 'Écluse', missing: [{ type: 1, code: '4500' }] });
    expect(data[1]).toEqual({
      ...{ id: expect.any(Number), relation_id: client.id, client: 'Bakkerij' },
      ...{ supplier: 'KPN B.V.', file_name: 'gemengd.pdf', invoice_number: '', date: '2026-11-01' },
      ...{ amount: 121, currency: 'EUR', is_credit: false, missing: [] },
      booked_on: [
        { ledger_code: '4500', vat_code: 'IH', cost_centre_code: '' },
        { ledger_code: '4600', vat_code: 'IH', cost_centre_code: '' },
      ],
    });
    expect((await tryOut()).counts).toEqual({ equal: 2, changed: 1, own: 1, skipped: 1 });
    expect((await tryOut({ supplier_name: 'Niemand' })).counts).toEqual({
      ...{ equal: 0, changed: 0, own: 0, skipped: 0 },
    });
    expect((await list()).data).toEqual([]);
  });

  it('looks at the clients whose books the caller keeps, and at no others', async () => {
    const colleague = await anAccountant(app, { company: our.owner.company });
    const seen = await our.aClient({ assigned: [colleague] });
    const unseen = await our.aClient();
    const invoiced = await our.aClient();
    const left = await our.aClient({ link: { active: 0 } });
    await app.db.insert(administration_user).values({
      ...{ administration_id: our.owner.company.id, enterprise_id: invoiced.id },
      ...{ user_id: colleague.user.id, type: 0 },
    });
    for (const client of [seen, unseen, invoiced, left]) {
      const supplier = await our.aSupplier(client, { name: 'KPN' });
      await our.aBooked(client, { supplier, lines: [{ ledger: '4600' }] });
    }
    const stranger = await aFirmWithRules(app);
    const theirs = await stranger.aClient();
    const supplier = await stranger.aSupplier(theirs, { name: 'KPN' });
    await stranger.aBooked(theirs, { supplier, lines: [{ ledger: '4600' }] });

    const of = ({ data }: { data: TriedDocument[] }) => data.map(({ relation_id }) => relation_id);
    expect(of(await tryOut({}, colleague))).toEqual([seen.id]);
    expect(of(await tryOut()).sort()).toEqual([seen.id, unseen.id, invoiced.id].sort());
  });
});
