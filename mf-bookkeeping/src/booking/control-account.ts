import type { LedgerAccount } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { RelationLink } from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { useLedgers } from './queries';
import { texts } from './texts';

type Known = {
  tag: Tag;
  journals: readonly LedgerAccount[];
  balance: readonly LedgerAccount[];
  link: Pick<RelationLink, 'ledger_account'> | undefined;
};

/**
 * The control account of a document: as the firm chose for its label, as the package books the relation, or else the one
 * that is called so. Null for none of these.
 */
export function controlAccount({ tag, journals, balance, link }: Known): number | null {
  const chosen = journals.find(({ code }) => code === tag)?.default_ledger_account_id;
  const ofRelation = link?.ledger_account?.control_ledger_account_id;
  const called = balance.find(({ name }) => name.toLowerCase() === texts.controls[tag]);
  return chosen ?? ofRelation ?? called?.id ?? null;
}

/** The same, once it is known; undefined until then. */
export function useControlAccount(tag: Tag, link: Known['link']): number | null | undefined {
  const journals = useLedgers(LedgerType.journal).data;
  const balance = useLedgers(LedgerType.balance).data;
  return journals && balance && controlAccount({ tag, journals, balance, link });
}
