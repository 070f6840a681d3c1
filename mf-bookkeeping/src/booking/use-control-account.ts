import type { LedgerAccount } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { RelationLink } from '@boekwerk/shared/contract/bookkeeping/relation-links';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import {
  CONTROL_ACCOUNT_NAMES,
  controlAccountOf,
} from '@boekwerk/shared/domain/ledger/control-account';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { useLedgers } from './queries';

type Known = {
  tag: Tag;
  journals: readonly LedgerAccount[];
  balance: readonly LedgerAccount[];
  result: readonly LedgerAccount[];
  link: Pick<RelationLink, 'ledger_account'> | undefined;
};

function controlAccount({ tag, journals, balance, result, link }: Known): number | null {
  // What is gone from the package is proposed to nobody.
  const still = (id: number | null | undefined) =>
    [...balance, ...result].find((account) => account.id === id)?.id;
  return controlAccountOf({
    ofJournal: still(journals.find(({ code }) => code === tag)?.default_ledger_account_id),
    ofRelation: still(link?.ledger_account?.control_ledger_account_id),
    named: balance.find(({ name }) => name.toLowerCase() === CONTROL_ACCOUNT_NAMES[tag])?.id,
  });
}

/** The control account of a document, null when there is none; undefined until that is known. */
export function useControlAccount(tag: Tag, link: Known['link']): number | null | undefined {
  const journals = useLedgers(LedgerType.journal).data;
  const balance = useLedgers(LedgerType.balance).data;
  const result = useLedgers(LedgerType.profitAndLoss).data;
  return journals && balance && result && controlAccount({ tag, journals, balance, result, link });
}
