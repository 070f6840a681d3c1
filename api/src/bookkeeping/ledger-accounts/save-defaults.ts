import type { saveDefaults as contract } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { CheckedInputOf } from '@boekwerk/shared/contract/endpoint';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { invalid } from '../../platform/errors';
import type { Call } from '../../platform/http/call';
import { refuseChanged } from '../../platform/http/stale';
import { accountsOfOffice } from './accounts-of-office';
import { LEDGERS } from './ledgers';
import { listLedgerAccounts } from './list-ledger-accounts';
import { lockOffice, updateJournal } from './store';
import { TEXTS } from './texts';

type Tags = CheckedInputOf<typeof contract>['body']['tags'];

/**
 * Chooses journals, and what is booked in them; those that are not named stay as they are.
 *
 * @throws HttpError 404 for what is no journal, or no ledger, of the linked office, 409 when somebody chose something else
 * of the same journal meanwhile, 422 for one that is named twice
 */
export async function saveDefaults(call: Call, tags: Tags) {
  const { db, caller, record } = call;
  const { relation_id } = caller;
  refuseTwice(tags);
  await lockOffice(db, relation_id);
  const journalOf = await accountsOfOffice(
    call,
    tags.map(({ id }) => id),
    [LedgerType.journal],
  );
  await accountsOfOffice(
    call,
    tags.map((tag) => tag.default),
    LEDGERS,
  );
  for (const tag of tags) {
    const journal = journalOf(tag.id);
    const { id, updated_at, default_ledger_account_id, is_chosen, is_final } = journal;
    const names = { entity: 'ledger_account', id, relation_id };
    await refuseChanged(db, names, { basedOn: tag.updated_at, updated_at });
    const after = {
      default_ledger_account_id: tag.default,
      is_chosen: tag.active,
      is_final: tag.is_final ?? is_final,
    };
    await updateJournal(db, journal, after);
    record({
      entity: 'ledger_account',
      id,
      before: { default_ledger_account_id, is_chosen, is_final },
      after,
    });
  }
  return listLedgerAccounts({ db, caller }, { type: LedgerType.journal });
}

function refuseTwice(tags: Tags) {
  const ids = tags.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw invalid({ tags: TEXTS.twice });
}
