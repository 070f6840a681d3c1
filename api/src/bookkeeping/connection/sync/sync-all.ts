import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Currency, Dimension } from '../../../external/accounting/master-data';
import type { App } from '../../../platform/app';
import { change } from '../../../platform/change';
import { askerOf } from './ask';
import { DIMENSION_TYPES } from './dimension-types';
import { putInParts } from './put-in-parts';
import { readVatCodes } from './read-vat-codes';
import {
  endAccounts,
  type OfficeToRead,
  putAccounts,
  putPercentages,
  type ReadAccount,
} from './store-accounts';
import { putCurrencies } from './store-office';
import { syncPeriods } from './sync-periods';

/** Of ledgers, journals, VAT codes, currencies and periods each is read, and then kept. */
type Part = (app: App, office: OfficeToRead) => Promise<void>;

/**
 * Reads all that an office has. What it has no longer is marked so, part by part.
 *
 * @param onPart hears how much is done, from 0 to 1
 * @returns whether the periods were read: that service fails by itself, and the rest is worth having
 * @throws AccountingError
 */
export async function syncAll(
  app: App,
  office: OfficeToRead,
  onPart: (done: number) => Promise<void> = async () => {},
): Promise<{ hasPeriods: boolean }> {
  const parts: Part[] = [
    ...DIMENSION_TYPES.map(
      (type): Part =>
        (_app, of) =>
          syncDimensions(app, of, type),
    ),
    syncJournals,
    syncVatCodes,
    syncCurrencies,
  ];
  for (const [at, part] of parts.entries()) {
    await part(app, office);
    await onPart((at + 1) / (parts.length + 1));
  }
  return { hasPeriods: await syncPeriods(app, office) };
}

async function syncDimensions(
  app: App,
  office: OfficeToRead,
  type: (typeof DIMENSION_TYPES)[number],
) {
  const asked_at = new Date();
  const found = await askerOf(
    app,
    office,
  )((accounting, access) => accounting.listDimensions(access, type));
  await putAll(app, office, type, { found, asked_at });
}

const syncJournals: Part = async (app, office) => {
  const asked_at = new Date();
  const found = await askerOf(app, office)((accounting, access) => accounting.listJournals(access));
  const journals = found.map(({ code, name, category }) => ({
    code,
    name,
    journal_category: category,
  }));
  await putAll(app, office, LedgerType.journal, { found: journals, asked_at });
};

const syncVatCodes: Part = async (app, office) => {
  const asked_at = new Date();
  const { accounts, percentages, unreadable } = await readVatCodes(askerOf(app, office));
  const { relation_id, office_code } = office;
  for (const unread of unreadable)
    app.http.log.error({ relation_id, office_code, ...unread }, 'VAT code not read');
  const codes = distinct(app, office, accounts);
  // At once, for they are few: a code without a percentage could not be booked with.
  await change(app, async ({ db }) => {
    await putAccounts(db, office, LedgerType.vat, codes);
    // What cannot be read is there all the same, and costs what it did.
    const listed = [...codes, ...unreadable.map(({ code }) => ({ code }))];
    await endAccounts(db, office, LedgerType.vat, { accounts: listed, asked_at });
    await putPercentages(db, office, { codes, percentages });
  });
};

const syncCurrencies: Part = async (app, office) => {
  const found = await askerOf(
    app,
    office,
  )((accounting, access) => accounting.listCurrencies(access));
  const isKnown = ({ code }: Currency) => /^[A-Z]{3}$/.test(code);
  const known = found.filter(isKnown);
  const { relation_id, office_code } = office;
  for (const { code } of found.filter((each) => !isKnown(each)))
    app.http.log.warn({ relation_id, office_code, code }, 'not the code of a currency');
  await change(app, ({ db }) => putCurrencies(db, { relation_id, office_code }, known));
};

/** What is gone is marked after all that is there; after a crash in between, the next sync does all of it again. */
async function putAll(
  app: App,
  office: OfficeToRead,
  type: LedgerType,
  { found, asked_at }: { found: readonly (Dimension & ReadAccount)[]; asked_at: Date },
) {
  const accounts = distinct(app, office, found);
  await putInParts(app, office, type, accounts);
  await change(app, ({ db }) => endAccounts(db, office, type, { accounts, asked_at }));
}

/** Each code once; what has none can be booked on by nobody, and is told. */
export function distinct(
  app: App,
  { relation_id, office_code }: OfficeToRead,
  accounts: readonly ReadAccount[],
): ReadAccount[] {
  const byCode = new Map(accounts.map((each) => [each.code, each]));
  const nameless = byCode.get('');
  if (nameless)
    app.http.log.error({ relation_id, office_code, name: nameless.name }, 'a row has no code');
  byCode.delete('');
  return [...byCode.values()];
}
