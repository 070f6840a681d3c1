import { saveDefaults } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import type { InputOf } from '@boekwerk/shared/contract/endpoint';
import { useSavedForm } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { type LedgerAccount, useSaveJournals } from '../queries';
import { texts } from '../texts';
import { isOffered, type LedgerOptions } from './ledger-options';
import { useChangedRows } from './use-changed-rows';

type Values = InputOf<typeof saveDefaults>['body'];

type Setup = { office: string; journals: readonly LedgerAccount[]; ledgers: LedgerOptions };

/** The form of what is chosen of each journal. */
export function useJournalForm({ office, journals, ledgers }: Setup) {
  const notices = useNotices();
  const { mutateAsync: send } = useSaveJournals();
  const { tags: before } = valuesOf(journals);
  const save = useChangedRows(before, {
    name: 'tags',
    endedIn: (tag) => (isOffered(ledgers, tag.default) ? [] : ['default']),
    send,
    rowsOf: (journals) => valuesOf(journals).tags,
  });
  const saved = useSavedForm({
    schema: saveDefaults.body,
    values: { tags: before },
    draft: `twinfield-journals-${office}`,
    save: ({ tags }) => save(tags),
    valuesOf,
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

const valuesOf = (journals: readonly LedgerAccount[]): { tags: Tag[] } => ({
  tags: journals.map(({ id, default_ledger_account_id, active, is_final }) => ({
    id,
    default: default_ledger_account_id,
    active,
    is_final,
  })),
});

type Tag = Values['tags'][number] & { default: number | null };
