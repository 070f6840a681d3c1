import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import { keepsVersion } from '../../platform/database/keeps-version';
import {
  accounting_connection,
  accounting_credentials,
  accounting_relation,
  ledger_account,
  office_currency,
  office_period,
} from '../../platform/database/schema/accounting';
import { isCode, type OfficeOfCompany } from '../ledger-accounts/store';
import { isAccountOfLink } from '../relation-links/account-of-relation';

/** The office that a company books in; it stays the same, with the same credentials, until the transaction ends. */
export async function holdOffice(db: Queries, relation_id: number) {
  const [found] = await db
    .select({
      office_code: accounting_connection.office_code,
      reference_field: accounting_connection.reference_field,
      credentials_id: accounting_connection.credentials_id,
    })
    .from(accounting_connection)
    .where(eq(accounting_connection.relation_id, relation_id))
    .for('share');
  if (!found || found.credentials_id === null)
    return found && { ...found, organization_code: null };
  const [through] = await db
    .select({ organization_code: accounting_credentials.organization_code })
    .from(accounting_credentials)
    .where(eq(accounting_credentials.id, found.credentials_id));
  return { ...found, organization_code: through?.organization_code ?? null };
}

/** The journal with this code. */
export async function findJournal(db: Queries, office: OfficeOfCompany, code: string) {
  const [found] = await db
    .select()
    .from(ledger_account)
    .where(and(isCode(office, LedgerType.journal, code), eq(ledger_account.active, true)));
  return found;
}

/** A journal that takes no free text is known from then on: its transactions are looked up by what else they have. */
export async function closeFreeText(
  db: Queries,
  office: OfficeOfCompany,
  code: string,
): Promise<void> {
  await db
    .update(ledger_account)
    .set({ is_free_text_closed: true, ...keepsVersion(ledger_account) })
    .where(isCode(office, LedgerType.journal, code));
}

/**
 * The debtor or creditor that a relation is in an office, one that is still there before others. Of two who book
 * something of the same relation the second one waits, and sees what the first one has.
 */
export async function lockLink(
  db: Queries,
  office: OfficeOfCompany,
  party_id: number,
  type: LedgerType,
) {
  const [found] = await db
    .select({ code: ledger_account.code, active: ledger_account.active })
    .from(accounting_relation)
    .innerJoin(ledger_account, isAccountOfLink(ledger_account))
    .where(
      and(
        eq(accounting_relation.relation_id, office.relation_id),
        eq(accounting_relation.enterprise_relation_id, party_id),
        eq(ledger_account.office_code, office.office_code),
        eq(ledger_account.type, type),
      ),
    )
    .orderBy(desc(ledger_account.active), asc(accounting_relation.id))
    .limit(1)
    .for('update', { of: accounting_relation });
  return found;
}

/** What these relations are in any office, until the transaction ends; in one order, whoever asks. */
export async function lockLinksOf(
  db: Queries,
  relation_id: number,
  party_ids: readonly number[],
): Promise<void> {
  if (party_ids.length === 0) return;
  await db
    .select({ id: accounting_relation.id })
    .from(accounting_relation)
    .where(
      and(
        eq(accounting_relation.relation_id, relation_id),
        inArray(accounting_relation.enterprise_relation_id, [...new Set(party_ids)]),
      ),
    )
    .orderBy(asc(accounting_relation.id))
    .for('update');
}

/** The codes of the currencies of an office; none when they were not read. */
export async function findCurrencies(db: Queries, office: OfficeOfCompany): Promise<string[]> {
  const found = await db
    .select({ code: office_currency.code })
    .from(office_currency)
    .where(
      and(
        eq(office_currency.relation_id, office.relation_id),
        eq(office_currency.office_code, office.office_code),
      ),
    );
  return found.map(({ code }) => code);
}

/**
 * The period of an office that a date falls in, when it was read. A period begins the day after the one before ends, so
 * that of the first that was read nobody knows since when it is.
 */
export async function findPeriod(
  db: Queries,
  { relation_id, office_code }: OfficeOfCompany,
  date: IsoDate,
) {
  const { year, number, is_open } = office_period;
  const [found] = await db
    .select({ year, number, is_open })
    .from(office_period)
    .where(
      and(
        eq(office_period.relation_id, relation_id),
        eq(office_period.office_code, office_code),
        gte(office_period.end_date, date),
        sql`exists (select from office_period earlier where earlier.relation_id = ${relation_id}
          and earlier.office_code = ${office_code} and earlier.end_date < ${date})`,
      ),
    )
    .orderBy(asc(office_period.end_date))
    .limit(1);
  return found;
}

/** As the package names a period: `2026/03`. */
export const periodName = ({ year, number }: { year: number; number: number }): string =>
  `${year}/${String(number).padStart(2, '0')}`;
