import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Queries } from '../../../platform/database/connect';
import { comparedName, findByNames } from '../../../relations/customers/by-name';
import type { SheetInvoice } from './check-rows';
import { findPartyAccounts, type PartyAccount } from './vat-store';

/** Whose an invoice is: a relation that is there, or one that is to be added; with its debtor or creditor, if any. */
export type Party = {
  id: number | null;
  name: string;
  account: PartyAccount | null;
};

/** By label and text of the sheet; a debtor that the office does not have is left out. */
export type Parties = ReadonlyMap<string, Party>;

export const partyKey = ({ tag, party }: Pick<SheetInvoice, 'tag' | 'party'>) =>
  `${tag} ${comparedName(party)}`;

/**
 * A supplier is named by the code of a creditor, by name, or by the name of a creditor; who is none of these is new. A
 * debtor is named by code. Who stands in the office and is no relation yet becomes one, which is linked.
 */
export async function findParties(
  db: Queries,
  relation_id: number,
  invoices: readonly SheetInvoice[],
): Promise<Parties> {
  const wanted = new Map(invoices.map((invoice) => [partyKey(invoice), invoice]));
  const texts = [...new Set([...wanted.values()].map(({ party }) => party))];
  const accounts = await findPartyAccounts(db, relation_id, texts);
  const suppliers = await findByNames(db, relation_id, { kind: 'supplier', names: texts });
  const byCode = firstBy(accounts, ({ type, code }) => `${type} ${code}`);
  const byName = firstBy(accounts, ({ type, name }) => `${type} ${comparedName(name)}`);
  const ofRelation = firstBy(suppliers, ({ name }) => comparedName(name));
  const byLink = firstBy(accounts, ({ type, linked_id }) => `${type} ${linked_id}`);

  const found = new Map<string, Party>();
  for (const [key, { tag, party }] of wanted) {
    const type = TYPES[tag];
    const coded = byCode.get(`${type} ${party}`);
    const supplier = tag === 'INK' ? ofRelation.get(comparedName(party)) : undefined;
    const named = tag === 'INK' ? byName.get(`${type} ${comparedName(party)}`) : undefined;
    if (coded) found.set(key, ofAccount(coded));
    else if (supplier)
      found.set(key, { ...supplier, account: byLink.get(`${type} ${supplier.id}`) ?? free(named) });
    else if (named) found.set(key, ofAccount(named));
    else if (tag === 'INK') found.set(key, { id: null, name: party, account: null });
  }
  return found;
}

const TYPES: Record<Tag, LedgerType> = { INK: LedgerType.supplier, VRK: LedgerType.customer };

const ofAccount = (account: PartyAccount): Party => ({
  id: account.linked_id,
  name: account.name,
  account,
});

/** A creditor of nobody. */
const free = (account: PartyAccount | undefined): PartyAccount | null =>
  account?.linked_id === null ? account : null;

function firstBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return first;
}
