import type {
  BookedOn,
  BookingRuleForm,
} from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { type AnyColumn, and, desc, eq, gte, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { Queries } from '../../platform/database/connect';
import { plainNameOf } from '../../platform/database/plain-name';
import {
  accounting_connection,
  accounting_credentials,
  accounting_relation,
  ledger_account,
} from '../../platform/database/schema/accounting';
import { booking_line } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { relation } from '../../platform/database/schema/relations';
import type { Caller } from '../../platform/http/caller';
import { namedClientsBookedBy } from '../../relations/firm-clients/seen-clients';
import { hasStatus } from '../documents/has-status';
import { likeness, type Marks, PARTY } from './is-same-supplier';
import { accountOf, IS_COST_CENTRE, IS_LEDGER, IS_VAT_CODE } from './match-store';

type Rule = v.InferOutput<typeof BookingRuleForm>;
type Asked = { rule: Rule; since: IsoDate; count: number };

export type TriedRow = Awaited<ReturnType<typeof findTried>>[number];

/**
 * What was booked of a supplier since a day, the latest first, of the clients whose books the caller keeps and that are
 * linked through their firm: on what, and whether the office has the codes of the rule.
 */
export function findTried(db: Queries, caller: Caller, { rule, since, count }: Asked) {
  const latest = latestOf(db, caller, { rule, since, count });
  const has = (code: string, isOfType: SQL) =>
    sql<boolean>`${accountOf(sql`${code}`, isOfType)} is not null`;
  return db
    .select({
      id: latest.id,
      relation_id: latest.relation_id,
      client: latest.client,
      supplier: latest.supplier,
      file_name: latest.file_name,
      invoice_number: latest.invoice_number,
      date: latest.date,
      amount: latest.amount,
      currency: latest.currency,
      is_credit: latest.is_credit,
      booked_on: bookedOn(latest),
      has_ledger: has(rule.ledger_code, IS_LEDGER),
      has_vat: has(rule.vat_code, IS_VAT_CODE),
      has_cost_centre: has(rule.cost_centre_code, IS_COST_CENTRE),
      has_own_lines: hasOwnLines(latest),
    })
    .from(latest)
    .innerJoin(accounting_connection, eq(accounting_connection.relation_id, latest.relation_id))
    .orderBy(desc(latest.booked_at), desc(latest.id));
}

type Latest = ReturnType<typeof latestOf>;

function latestOf(db: Queries, caller: Caller, { rule, since, count }: Asked) {
  const clients = namedClientsBookedBy(db, caller);
  return db
    .select({
      id: booking_item.id,
      relation_id: booking_item.relation_id,
      client: sql<string>`${clients.name}`.as('client'),
      supplier_id: sql<number>`${relation.id}`.as('supplier_id'),
      supplier: booking_item.supplier_name,
      file_name: booking_item.file_name,
      invoice_number: booking_item.invoice_number,
      date: booking_item.date,
      amount: booking_item.amount,
      currency: booking_item.currency,
      is_credit: booking_item.is_credit,
      booked_at: booking_item.booked_at,
    })
    .from(relation)
    .innerJoin(clients, eq(clients.id, relation.owner_relation_id))
    .innerJoin(accounting_connection, eq(accounting_connection.relation_id, clients.id))
    .innerJoin(
      accounting_credentials,
      and(
        eq(accounting_credentials.id, accounting_connection.credentials_id),
        eq(accounting_credentials.relation_id, caller.relation_id),
      ),
    )
    .innerJoin(
      booking_item,
      and(
        eq(booking_item.relation_id, relation.owner_relation_id),
        eq(booking_item.supplier_relation_id, relation.id),
      ),
    )
    .where(
      and(
        isSupplierOf(rule),
        hasStatus(DocumentStatus.booked),
        eq(booking_item.tag, 'INK'),
        gte(booking_item.booked_at, new Date(since)),
      ),
    )
    .orderBy(desc(booking_item.booked_at), desc(booking_item.id))
    .limit(count)
    .as('latest');
}

/** Each mark has an index; which of those that share one are the supplier is judged of these few. */
function isSupplierOf({
  tax_number,
  coc_number,
  bank_account,
  supplier_name,
}: Rule): SQL | undefined {
  const plain_name = plainNameOf(supplier_name);
  const known: Marks = {
    ...{ tax_number: sql`${tax_number}::text`, coc_number: sql`${coc_number}::text` },
    ...{ bank_account: sql`${bank_account}::text`, plain_name },
  };
  const has = (mark: AnyColumn, given: string) =>
    given === '' ? undefined : and(ne(mark, ''), eq(mark, given));
  return and(
    isNotNull(relation.owner_relation_id),
    or(
      has(relation.tax_number, tax_number),
      has(relation.coc_number, coc_number),
      has(relation.bank_account, bank_account),
      sql`${PARTY.plain_name} = ${plain_name}`,
    ),
    isNotNull(likeness(known, PARTY)),
  );
}

const ledger = alias(ledger_account, 'ledger');
const vat_code = alias(ledger_account, 'vat_code');
const cost_centre = alias(ledger_account, 'cost_centre');

/** On what the lines of a document are booked, each once. */
const bookedOn = ({ relation_id, id }: Latest) => sql<BookedOn[]>`(
  select coalesce(json_agg(distinct jsonb_build_object(
    'ledger_code', coalesce(${ledger.code}, ''), 'vat_code', coalesce(${vat_code.code}, ''),
    'cost_centre_code', coalesce(${cost_centre.code}, ''))), '[]')
  from ${booking_line}
    left join ${ledger_account} ${ledger} on ${ledger.id} = ${booking_line.ledger_account_id}
    left join ${ledger_account} ${vat_code} on ${vat_code.id} = ${booking_line.vat_ledger_account_id}
    left join ${ledger_account} ${cost_centre} on ${cost_centre.id} = ${booking_line.cost_place_ledger_account_id}
  where ${booking_line.relation_id} = ${relation_id} and ${booking_line.booking_item_id} = ${id})`;

/** Whether somebody kept lines for the next document of the supplier, in the office that is linked now. */
const hasOwnLines = ({ relation_id, supplier_id }: Latest) => sql<boolean>`exists (
  select from ${accounting_relation}
  where ${accounting_relation.relation_id} = ${relation_id}
    and ${accounting_relation.enterprise_relation_id} = ${supplier_id}
    and ${accounting_relation.office_code} = ${accounting_connection.office_code}
    and ${accounting_relation.type} = ${sql.raw(`${LedgerType.supplier}`)}
    and jsonb_array_length(${accounting_relation.default_lines}) > 0)`;
