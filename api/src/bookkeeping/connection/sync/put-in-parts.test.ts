import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq } from 'drizzle-orm';
import { ledger_account } from '../../../platform/database/schema/accounting';
import { appUnderTest } from '../../../testing/app-under-test';
import { aMember } from '../../../testing/builders';
import { putInParts } from './put-in-parts';
import type { ReadAccount } from './store-accounts';

const app = appUnderTest();

it('keeps what came before the part that breaks off, and has all of it once it is done again', async () => {
  const { company } = await aMember(app);
  const office = { relation_id: company.id, office_code: '1001' };
  const put = (accounts: ReadAccount[]) => putInParts(app, office, LedgerType.supplier, accounts);
  const stored = () =>
    app.db
      .select({ code: ledger_account.code, name: ledger_account.name })
      .from(ledger_account)
      .where(eq(ledger_account.relation_id, company.id))
      .orderBy(ledger_account.code);
  const all = Array.from({ length: 301 }, (_, n) => ({ code: `${2000 + n}`, name: `Nr. ${n}` }));

  // No text of the database may hold this character.
  const broken = all.map((each, n) => (n === 140 ? { ...each, name: '\0' } : each));
  await expect(put(broken)).rejects.toThrow();
  expect(await stored()).toEqual(all.slice(0, 100));
  await put(all);
  expect(await stored()).toEqual(all);
});
