import { eq } from 'drizzle-orm';
import { accounting_relation } from '../../platform/database/schema/accounting';
import { aLinkedOffice } from './testing/a-linked-office';

const { app, standIn, ask, bookkeeper, aSupplier, bookWith, linkOf, accountOf } = aLinkedOffice();

describe('who is linked', () => {
  const uncoupled = async (search: string) =>
    (await ask(bookkeeper(), 'GET', `relations/uncoupled?type=5&search=${search}`)).body.data;

  it('is read by itself: VAT number, bank accounts and what it is booked with', async () => {
    await bookWith('2000', 'Meelfabriek De Korenbloem B.V.', 'IH');
    const supplier = await aSupplier();
    const [{ id }] = await uncoupled('2000');
    await ask(bookkeeper(), 'PUT', 'relation/save', { relation_id: supplier.id, id });
    expect(await accountOf('2000')).toMatchObject({ tax_number: null, details_read_at: null });
    await app.jobs.drain();
    expect(await accountOf('2000')).toMatchObject({
      tax_number: 'NL004495445B01',
      bank_accounts: ['NL91ABNA0417164300'],
      details_read_at: expect.any(Date),
    });
    const [vat] = (await ask(bookkeeper(), 'GET', 'ledgeraccounts?type=7')).body.filter(
      ({ code }: { code: string }) => code === 'IH',
    );
    expect(await linkOf(supplier)).toMatchObject({ default_vat_ledger_account_id: vat.id });
  });

  it('is booked as that one is, and no longer as the one before', async () => {
    await bookWith('2000', 'Meelfabriek De Korenbloem B.V.', 'IH');
    const supplier = await aSupplier();
    for (const code of ['2000', '2001']) {
      const [{ id }] = await uncoupled(code);
      await ask(bookkeeper(), 'PUT', 'relation/save', { relation_id: supplier.id, id });
      await app.jobs.drain();
    }
    expect(await linkOf(supplier)).toMatchObject({
      code: '2001',
      default_vat_ledger_account_id: null,
    });
  });

  it('keeps what somebody chose themselves', async () => {
    await bookWith('2000', 'Meelfabriek De Korenbloem B.V.', 'IH');
    const supplier = await aSupplier();
    const [{ id }] = await uncoupled('2000');
    await ask(bookkeeper(), 'PUT', 'relation/save', { relation_id: supplier.id, id });
    const [vat] = (await ask(bookkeeper(), 'GET', 'ledgeraccounts?type=7')).body;
    await app.db
      .update(accounting_relation)
      .set({ default_vat_ledger_account_id: vat.id })
      .where(eq(accounting_relation.enterprise_relation_id, supplier.id));
    await app.jobs.drain();
    expect(await linkOf(supplier)).toMatchObject({ default_vat_ledger_account_id: vat.id });
  });

  it.each(['lost', 'error', 'html', 'half'])(
    'is linked also when the reading is %s, and read later',
    async (fault) => {
      const supplier = await aSupplier();
      const [{ id }] = await uncoupled('2001');
      await standIn().fault({ fault, call: 'read' });
      const saved = await ask(bookkeeper(), 'PUT', 'relation/save', {
        relation_id: supplier.id,
        id,
      });
      expect(saved.status).toBe(200);
      await app.jobs.drain();
      expect(await accountOf('2001')).toMatchObject({ details_read_at: null });
      const data = { relation_id: bookkeeper().company.id, ledger_account_id: id };
      await app.db.transaction((tx) => app.jobs.queueIn(tx).queue('relation-details', data));
      await app.jobs.drain();
      expect(await accountOf('2001')).toMatchObject({ tax_number: 'NL001234567B13' });
    },
  );
});
