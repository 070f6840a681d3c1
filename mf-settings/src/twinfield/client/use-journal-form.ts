import { saveDefaults } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { InputOf } from '@boekwerk/shared/contract/endpoint';
import { useSavedForm } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { type LedgerAccount, useReadJournals, useSaveJournals } from '../queries';
import { texts } from '../texts';
import { isOffered, type LedgerOptions } from './ledger-options';
import { useChangedRows } from './use-changed-rows';

type Values = InputOf<typeof saveDefaults>['body'];

type Setup = { office: string; journals: readonly LedgerAccount[]; ledgers: LedgerOptions };

/** The form of what is chosen of each journal. */
export function useJournalForm({ office, journals, ledgers }: Setup) {
  const notices = useNotices();
  const { mutateAsync: send } = useSaveJournals();
  const read = useReadJournals();
  const { tags: before } = valuesOf(journals);
  const rows = useChangedRows(rowsOf(journals), {
    name: 'tags',
    endedIn: (tag) => (isOffered(ledgers, tag.default) ? [] : ['default']),
    send,
    rowsOf,
  });
  const saved = useSavedForm({
    schema: saveDefaults.body,
    values: { tags: before },
    draft: `twinfield-journals-${office}`,
    save: ({ tags }) => rows.save(tags),
    valuesOf,
    readAgain: () => read().then(rows.filled).then(valuesOf),
    onSaved: () => notices.success(texts.done, texts.journals.saved),
    // What was kept may be about journals that are gone, or be without those that came.
    onReplaced: ({ tags: kept }) =>
      saved.form.setValue(
        'tags',
        before.map((tag) => kept.find(({ id }) => id === tag.id) ?? tag),
        { shouldDirty: true },
      ),
  });
  return saved;
}

const rowsOf = (journals: readonly LedgerAccount[]): Tag[] =>
  journals.map(({ id, default_ledger_account_id, active, is_final, updated_at }) => ({
    id,
    default: default_ledger_account_id,
    active,
    is_final,
    updated_at,
  }));

/** Without the versions: a draft that is put back is based on what is there by then. */
const valuesOf = (journals: readonly LedgerAccount[]): { tags: Tag[] } => ({
  tags: rowsOf(journals).map(({ updated_at: _, ...tag }) => tag),
});

type Tag = Values['tags'][number] & { default: number | null };
