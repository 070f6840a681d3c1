import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { TaxId } from '@boekwerk/shared/domain/vat/vat';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/connect';
import {
  accounting_connection,
  accounting_relation,
  ledger_account,
} from '../../platform/database/schema/accounting';
import { findTaxDefaults } from '../tax-defaults/store';
import { TEXTS } from './texts';

type TaxDefault = Awaited<ReturnType<typeof findTaxDefaults>>[number];

/** On what a sale is booked in the linked office, as far as that was chosen. */
export type SaleAccounts = {
  /** Of debtors: as chosen for the journal, else as the package books this one, else the one that is called so. */
  control_ledger_account_id: number | null;
  /** On what sales to this relation are booked, when nothing was chosen for a kind of VAT. */
  usual_ledger_account_id: number | null;
  ofTax: ReadonlyMap<TaxId, Pick<TaxDefault, 'ledger_account_id' | 'default_ledger_account_id'>>;
};

const journal = alias(ledger_account, 'journal');
const debtor = alias(ledger_account, 'debtor');

export async function findSaleAccounts(
  db: Queries,
  relation_id: number,
  party_id: number,
): Promise<SaleAccounts> {
  const [found] = await db
    .select({
      ofJournal: journal.default_ledger_account_id,
      ofDebtor: debtor.default_ledger_account_id,
      usual: accounting_relation.default_ledger_account_id,
      called: sql<number | null>`(select called.id from ${ledger_account} called
        where called.relation_id = ${accounting_connection.relation_id}
          and called.office_code = ${accounting_connection.office_code}
          and called.type = ${LedgerType.balance} and called.active
          and lower(called.name) = ${TEXTS.debtors} order by called.code limit 1)`,
    })
    .from(accounting_connection)
    .leftJoin(
      journal,
      and(
        eq(journal.relation_id, accounting_connection.relation_id),
        eq(journal.office_code, accounting_connection.office_code),
        eq(journal.type, LedgerType.journal),
        eq(journal.code, 'VRK'),
      ),
    )
    .leftJoin(
      accounting_relation,
      and(
        eq(accounting_relation.relation_id, accounting_connection.relation_id),
        eq(accounting_relation.enterprise_relation_id, party_id),
        eq(accounting_relation.office_code, accounting_connection.office_code),
        eq(accounting_relation.type, LedgerType.customer),
      ),
    )
    .leftJoin(
      debtor,
      and(
        eq(debtor.relation_id, accounting_relation.relation_id),
        eq(debtor.id, accounting_relation.ledger_account_id),
      ),
    )
    .where(eq(accounting_connection.relation_id, relation_id));
  const defaults = found ? await findTaxDefaults(db, relation_id) : [];
  return {
    control_ledger_account_id: found?.ofJournal ?? found?.ofDebtor ?? found?.called ?? null,
    usual_ledger_account_id: found?.usual ?? null,
    ofTax: new Map(
      defaults.filter(({ is_sale }) => is_sale).map((chosen) => [chosen.tax_id, chosen]),
    ),
  };
}
