import type { Invoice, Recurrence } from '@boekwerk/shared/contract/invoice';
import type { RecurrenceForm } from '@boekwerk/shared/contract/recurrence';
import { useContractForm, useSaveFailed } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useMemo } from 'react';
import { texts as remote } from '../texts';
import { useSaveRecurrence } from './queries';
import { recurrenceSchema, valuesOf } from './recurrence-values';
import { texts } from './texts';

export type RecurrenceControl = ReturnType<typeof useRecurrenceForm>['control'];

/** The form of a recurrence; `running` is the active one. `onSaved` is called after a save. */
export function useRecurrenceForm(
  invoice: Invoice,
  running: Recurrence | null,
  onSaved: (saved: RecurrenceForm) => void,
) {
  const schema = useMemo(() => recurrenceSchema(running), [running]);
  const form = useContractForm(schema, valuesOf(invoice));
  const notices = useNotices();
  const save = useSaveRecurrence(running);
  const saveFailed = useSaveFailed(form.setError);
  return {
    control: form.control,
    isSaving: save.isPending,
    isChanged: form.formState.isDirty,
    /** A new recurrence can be started without changes. */
    canSave: running === null || form.formState.isDirty,
    /** Calls back with the values if they are valid. */
    submit: (go: (values: RecurrenceForm) => void) => void form.handleSubmit(go)(),
    save: (values: RecurrenceForm) =>
      save.mutate(values, {
        onSuccess: () => {
          notices.success(remote.done, texts.saved);
          onSaved(values);
        },
        onError: saveFailed,
      }),
  };
}
