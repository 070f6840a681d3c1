import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, asc, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect';
import {
  accounting_connection,
  accounting_credentials,
  ledger_account,
} from '../../platform/database/schema/accounting';
import { booking_rule } from '../../platform/database/schema/bookings';
import { relation } from '../../platform/database/schema/relations';
import { likeness, PARTY } from './is-same-supplier';

export type RuleInOffice = NonNullable<Awaited<ReturnType<typeof findMatchingRule>>>;

/** The surest rule of the firm for a supplier of a company whose books are linked through it. */
export async function findMatchingRule(db: Queries, relation_id: number, supplier_id: number) {
  const [supplier] = await db
    .select({
      tax_number: relation.tax_number,
      coc_number: relation.coc_number,
      bank_account: relation.bank_account,
      plain_name: sql<string>`${PARTY.plain_name}`,
    })
    .from(relation)
    .where(and(eq(relation.owner_relation_id, relation_id), eq(relation.id, supplier_id)));
  if (!supplier) return undefined;
  const { tax_number, coc_number, bank_account, plain_name } = supplier;
  const known = {
    ...{ tax_number: sql`${tax_number}`, coc_number: sql`${coc_number}` },
    ...{ bank_account: sql`${bank_account}`, plain_name: sql`${plain_name}` },
  };
  const sureness = likeness(booking_rule, known);
  const [found] = await db
    .select({
      supplier_name: booking_rule.supplier_name,
      description: booking_rule.description,
      ledger_code: booking_rule.ledger_code,
      vat_code: booking_rule.vat_code,
      cost_centre_code: booking_rule.cost_centre_code,
      ledger_account_id: accountOf(booking_rule.ledger_code, IS_LEDGER),
      vat_ledger_account_id: accountOf(booking_rule.vat_code, IS_VAT_CODE),
      cost_place_ledger_account_id: accountOf(booking_rule.cost_centre_code, IS_COST_CENTRE),
    })
    .from(accounting_connection)
    .innerJoin(
      accounting_credentials,
      eq(accounting_credentials.id, accounting_connection.credentials_id),
    )
    .innerJoin(booking_rule, eq(booking_rule.relation_id, accounting_credentials.relation_id))
    .where(and(eq(accounting_connection.relation_id, relation_id), isNotNull(sureness)))
    .orderBy(asc(sureness), asc(booking_rule.id))
    .limit(1);
  return found;
}

/** What each code of a rule is a code of; a purchase has no VAT code of sales. */
export const IS_LEDGER = sql`${ledger_account.type} in (${sql.raw(`${LedgerType.profitAndLoss}, ${LedgerType.balance}`)})`;
export const IS_VAT_CODE = sql`${ledger_account.type} = ${sql.raw(`${LedgerType.vat}`)}
  and ${ledger_account.vat_is_sale} is not true`;
export const IS_COST_CENTRE = sql`${ledger_account.type} = ${sql.raw(`${LedgerType.costCentre}`)}`;

/** What the office of the joined `accounting_connection` has under a code now: of two types that of profit and loss. */
export const accountOf = (code: SQLWrapper, isOfType: SQL) => sql<number | null>`(
  select ${ledger_account.id} from ${ledger_account}
  where ${ledger_account.relation_id} = ${accounting_connection.relation_id}
    and ${ledger_account.office_code} = ${accounting_connection.office_code}
    and ${ledger_account.code} = ${code} and ${ledger_account.active} and ${isOfType}
  order by ${ledger_account.type} desc limit 1)`;
