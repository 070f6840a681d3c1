import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import type { Call } from '../../../platform/http/call';
import { addByNames, comparedName } from '../../../relations/customers/by-name';
import { putLink } from '../../relation-links/store';
import type { Party } from './find-parties';
import type { PlannedInvoice } from './plan-vat';

type IdOf = (party: Party) => number | null;
type Planned = readonly Pick<PlannedInvoice, 'invoice' | 'party'>[];

/** Adds the relations that are new, and links those that the office has. @returns the relation of a party */
export async function keepParties(call: Call, planned: Planned): Promise<IdOf> {
  const ids = new Map<string, number>();
  await addNew(call, planned, 'INK', ids);
  await addNew(call, planned, 'VRK', ids);
  const idOf: IdOf = (party) => party.id ?? ids.get(keyOf(party)) ?? null;
  await linkThem(call, planned, idOf);
  return idOf;
}

/** Two may be called the same: of a debtor or creditor its own id counts. */
const keyOf = ({ account, name }: Party) => `${account?.id ?? ''} ${comparedName(name)}`;

async function addNew(
  { db, caller, record }: Call,
  planned: Planned,
  tag: 'INK' | 'VRK',
  ids: Map<string, number>,
): Promise<void> {
  const wanted = planned.filter(({ invoice, party }) => invoice.tag === tag && party.id === null);
  const names = new Map(wanted.map(({ party }) => [keyOf(party), party.name]));
  const added = await addByNames(db, caller.relation_id, {
    kind: tag === 'INK' ? 'supplier' : 'client',
    names: [...names.values()],
  });
  const keys = [...names.keys()];
  for (const [at, after] of added.entries()) {
    ids.set(keys[at] ?? '', after.id);
    record({ entity: 'relation', id: after.id, after });
  }
}

/** A debtor or creditor of nobody becomes that of who is called so. */
async function linkThem({ db, caller, queue }: Call, planned: Planned, idOf: IdOf): Promise<void> {
  const { relation_id } = caller;
  const unlinked = new Map(
    planned
      .filter(({ party }) => party.account?.linked_id === null)
      .map((each) => [each.party.account?.id, each]),
  );
  for (const { party, invoice } of unlinked.values()) {
    const enterprise_relation_id = idOf(party);
    if (!party.account || enterprise_relation_id === null) continue;
    const { id: ledger_account_id, office_code } = party.account;
    const type = invoice.tag === 'VRK' ? LedgerType.customer : LedgerType.supplier;
    const link = { relation_id, enterprise_relation_id, office_code, type, ledger_account_id };
    await putLink(db, link);
    await queue('relation-details', { relation_id, ledger_account_id });
  }
}
