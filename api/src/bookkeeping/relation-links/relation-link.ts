import type { RelationLink } from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { RelationLedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { partyName } from '@boekwerk/shared/domain/relation/customer-kind';
import type { LinkRow } from './store';

/** A customer or supplier as calls show it, and what it is in the accounting package. */
export const asLink = (
  { client, link, account }: LinkRow,
  type: RelationLedgerType,
): RelationLink => ({
  client: { ...client, name: partyName(client) },
  type,
  ledger_account: link && account ? { ...link, ...account } : null,
});
