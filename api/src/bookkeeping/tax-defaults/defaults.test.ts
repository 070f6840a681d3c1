import type { LedgerAccount } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { TaxDefault } from '@boekwerk/shared/contract/bookkeeping/tax-defaults';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { accounting_connection, ledger_account } from '../../platform/database/schema/accounting';
import { aFirmClient, anAccountant, inBooksOf } from '../../testing/a-firm';
import { linkOffice } from '../../testing/an-accounting-link';
import { appUnderTest } from '../../testing/app-under-test';
import { begin } from '../../testing/at-once';
import type { Member } from '../../testing/builders';
import { onPostgres } from '../../testing/test-database';

const app = appUnderTest();
let bookkeeper: Member;
/** By code. */
let ids: Record<string, number>;

beforeAll(async () => {
  const accountant = await anAccountant(app);
  const client = await aFirmClient(app, accountant.company);
  await linkOffice(app, client);
  bookkeeper = await inBooksOf(app, accountant, client);
  const of = { relation_id: client.id, office_code: '1001' };
  const rows = await app.db
    .insert(ledger_account)
    .values([
      { ...of, code: 'INK', name: 'Inkoop', type: LedgerType.journal },
      { ...of, code: 'VRK', name: 'Verkoop', type: LedgerType.journal },
      { ...of, code: '8000', name: 'Omzet', type: LedgerType.profitAndLoss },
      { ...of, code: 'VH', name: 'Btw uit', type: LedgerType.vat, vat_is_sale: true },
      { ...of, code: 'OUD', name: 'Weg', type: LedgerType.profitAndLoss, active: false },
    ])
    .returning();
  ids = Object.fromEntries(rows.map(({ code, id }) => [code, id]));
});

const ask = async (method: 'GET' | 'POST', call: string, payload?: object) => {
  const { headers } = bookkeeper;
  const url = `/api/administrations/v1/${call}`;
  const reply = await app.http.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
};

describe('POST defaults', () => {
  it('chooses a journal and its account, and leaves those that are not named', async () => {
    const tag = { id: ids.VRK, default: ids[8000], active: true };
    const { status, body } = await ask('POST', 'defaults', { tags: [tag] });
    expect(status).toBe(200);
    expect(
      body.map(({ code, active, default_ledger_account_id }: LedgerAccount) => [
        code,
        active,
        default_ledger_account_id,
      ]),
    ).toEqual([
      ['INK', false, null],
      ['VRK', true, ids[8000]],
    ]);
  });

  it('has what is booked in a journal final at once only when that is chosen, and until it is taken back', async () => {
    const finals = async (given: object) => {
      const tag = { id: ids.INK, default: null, active: true, ...given };
      const { body } = await ask('POST', 'defaults', { tags: [tag] });
      return body.map(({ code, is_final }: LedgerAccount) => [code, is_final]);
    };
    const not = ['VRK', false];
    expect(await finals({})).toEqual([['INK', false], not]);
    expect(await finals({ is_final: true })).toEqual([['INK', true], not]);
    // A page of before does not know of it.
    expect(await finals({})).toEqual([['INK', true], not]);
    expect(await finals({ is_final: false })).toEqual([['INK', false], not]);
  });

  it('takes each journal once: of two the first would be told to be what it never was', async () => {
    const tag = { id: ids.INK, default: null, active: true };
    const twice = { tags: [tag, { ...tag, active: false }] };
    expect(await ask('POST', 'defaults', twice)).toMatchObject({
      status: 422,
      body: { errors: { tags: ['Elk dagboek komt één keer voor'] } },
    });
  });

  it('takes no account that is gone from the package, and nothing but ledgers for journals', async () => {
    const save = (id?: number, account?: number) =>
      ask('POST', 'defaults', { tags: [{ id, default: account, active: true }] });
    expect(await save(ids.INK, ids.OUD)).toMatchObject({ status: 404 });
    expect(await save(ids.INK, ids.VH)).toMatchObject({ status: 404 });
    expect(await save(ids[8000], ids[8000])).toMatchObject({ status: 404 });
  });
});

describe('what two choose at once', () => {
  const refused = {
    status: 409,
    body: {
      message: expect.stringMatching(/^Intussen gewijzigd door .* Kijk eerst wat er is veranderd/),
    },
  };

  it('is the first one of a journal, and the second is told; another journal is no conflict', async () => {
    const journals: LedgerAccount[] = (await ask('GET', 'ledgeraccounts?type=6')).body;
    const tag = (code: string, active: boolean) => {
      const { id, updated_at } = journals.find((each) => each.code === code) as LedgerAccount;
      return { id, default: null, active, updated_at };
    };
    const save = (...tags: object[]) => ask('POST', 'defaults', { tags });
    expect((await save(tag('INK', true))).status).toBe(200);
    expect(await save(tag('VRK', true), tag('INK', false))).toMatchObject(refused);
    const last = await save(tag('VRK', false));
    expect(last.body).toMatchObject([
      { code: 'INK', active: true },
      { code: 'VRK', active: false },
    ]);
  });

  it('is the first one of a kind of VAT as well, also of one for which nothing was chosen', async () => {
    const rows: TaxDefault[] = (await ask('GET', 'taxdefaults')).body;
    const tax = (tax_id: number, account?: number) => ({
      ...{ tax_id, is_sale: true, ledger_account_id: null },
      default_ledger_account_id: account ?? null,
      updated_at: rows.find((each) => each.tax_id === tax_id && each.is_sale)?.updated_at,
    });
    const save = (...taxes: object[]) => ask('POST', 'taxdefaults', { taxes });
    const both = [save(tax(2, ids[8000])), save(tax(2))];
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(refused);
    expect((await save(tax(3, ids[8000]))).status).toBe(200);
  });

  it('is of the office that is linked by then: what was another one is refused', async () => {
    const link = (db: Queries, office_code: string) =>
      db
        .update(accounting_connection)
        .set({ office_code })
        .where(eq(accounting_connection.relation_id, bookkeeper.company.id));
    const tax = { tax_id: 4, is_sale: true, ledger_account_id: null };
    const taxes = [{ ...tax, default_ledger_account_id: ids[8000] }];
    const save = () => ask('POST', 'taxdefaults', { taxes });
    if (!onPostgres) await link(app.db, '1002');
    const { answer } = onPostgres
      ? await app.db.transaction(async (linking) => {
          await link(linking, '1002');
          return begin(app, save);
        })
      : { answer: save() };
    expect((await answer).status).toBe(404);
    await link(app.db, '1001');
  });
});

describe('taxdefaults', () => {
  it('have a row for each kind of VAT of both sides, with what was chosen', async () => {
    const tax = { tax_id: 1, is_sale: true, ledger_account_id: ids.VH };
    const chosen = { ...tax, default_ledger_account_id: ids[8000] };
    expect((await ask('POST', 'taxdefaults', { taxes: [chosen] })).status).toBe(200);
    const rows: TaxDefault[] = (await ask('GET', 'taxdefaults')).body;
    expect(rows).toHaveLength(12);
    expect(rows[0]).toMatchObject({
      ...chosen,
      vat_ledger_account: { id: ids.VH, code: 'VH', name: 'Btw uit' },
    });
    expect(rows.slice(-2).map(({ name }) => name)).toEqual([
      'Inkoop buiten EU',
      'Inkoop binnen EU',
    ]);
  });

  it('take a VAT code of their own side only, and each kind once', async () => {
    const tax = { tax_id: 1, is_sale: false, ledger_account_id: ids.VH };
    const wrong = { ...tax, default_ledger_account_id: null };
    expect(await ask('POST', 'taxdefaults', { taxes: [wrong] })).toMatchObject({
      status: 422,
      body: { errors: { 'taxes.0.ledger_account_id': [expect.stringContaining('inkoop')] } },
    });
    const none = { ...wrong, ledger_account_id: null };
    expect(await ask('POST', 'taxdefaults', { taxes: [none, none] })).toMatchObject({
      status: 422,
      body: { errors: { taxes: ['Elke btw-soort komt één keer voor'] } },
    });
  });
});
