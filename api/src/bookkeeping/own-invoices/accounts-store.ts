import {
  CONTROL_ACCOUNT_NAMES,
  controlAccountOf,
} from '@boekwerk/shared/domain/ledger/control-account';
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
import { stillBookable } from '../ledger-accounts/find-ledger-accounts';
import { isAccountOfLink, isLinkInOffice } from '../relation-links/account-of-relation';
import { findBookableDefaults } from '../tax-defaults/store';

type TaxDefault = Awaited<ReturnType<typeof findBookableDefaults>>[number];

/** On what a sale is booked in the linked office, as far as that was chosen. */
export type SaleAccounts = {
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
      ofRelation: debtor.default_ledger_account_id,
      usual: accounting_relation.default_ledger_account_id,
      named: sql<number | null>`(select called.id from ${ledger_account} called
        where called.relation_id = ${accounting_connection.relation_id}
          and called.office_code = ${accounting_connection.office_code}
          and called.type = ${LedgerType.balance} and called.active
          and lower(called.name) = ${CONTROL_ACCOUNT_NAMES.VRK} order by called.code limit 1)`,
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
    .leftJoin(accounting_relation, isLinkInOffice(party_id, LedgerType.customer))
    .leftJoin(debtor, isAccountOfLink(debtor))
    .where(eq(accounting_connection.relation_id, relation_id));
  const { ofJournal, ofRelation, named, usual } = found ?? {};
  const still = await stillBookable(db, relation_id, [ofJournal, ofRelation, usual]);
  const defaults = found ? await findBookableDefaults(db, relation_id) : [];
  return {
    control_ledger_account_id: controlAccountOf({
      ofJournal: still(ofJournal),
      ofRelation: still(ofRelation),
      named,
    }),
    usual_ledger_account_id: still(usual),
    ofTax: new Map(
      defaults.filter(({ is_sale }) => is_sale).map((chosen) => [chosen.tax_id, chosen]),
    ),
  };
}
