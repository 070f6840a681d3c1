import type { RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  accounting_connection,
  accounting_relation,
} from '../../platform/database/schema/accounting';

/** To join: the link that a relation has as a debtor, or creditor, in the office that its company is linked with. */
export const isLinkInOffice = (enterprise_relation_id: number, type: RelationLedgerType) =>
  and(
    eq(accounting_relation.relation_id, accounting_connection.relation_id),
    eq(accounting_relation.office_code, accounting_connection.office_code),
    eq(accounting_relation.enterprise_relation_id, enterprise_relation_id),
    eq(accounting_relation.type, type),
  );

/** To join: the debtor or creditor of a link. @param account `ledger_account`, or an alias of it */
export const isAccountOfLink = (account: { relation_id: AnyPgColumn; id: AnyPgColumn }) =>
  and(
    eq(account.relation_id, accounting_relation.relation_id),
    eq(account.id, accounting_relation.ledger_account_id),
  );
