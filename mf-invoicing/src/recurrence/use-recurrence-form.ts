import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { readAgain } from '@boekwerk/shared/api-client/read-again';
import type { Invoice, Recurrence } from '@boekwerk/shared/contract/invoice';
import { useSavedForm } from '@boekwerk/shared/ui/form';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useMemo } from 'react';
import * as v from 'valibot';
import { recurrenceDraft } from '../invoice-drafts';
import { useInvoice } from '../invoice-queries';
import { texts as remote } from '../texts';
import { useSaveRecurrence } from './queries';
import { type Filled, recurrenceSchema, valuesOf } from './recurrence-values';
import { texts } from './texts';

export type RecurrenceControl = ReturnType<typeof useRecurrenceForm>['form']['control'];

/** The form of a recurrence; `running` is the active one. `onSaved` is called after a save. */
export function useRecurrenceForm(
  invoice: Invoice,
  running: Recurrence | null,
  onSaved: (saved: Filled) => void,
) {
  const query = useInvoice(invoice.id);
  const schema = useMemo(() => recurrenceSchema(running), [running]);
  const notices = useNotices();
  const { mutateAsync: save } = useSaveRecurrence(invoice.recurrence?.id);
  const saved = useSavedForm({
    schema,
    values: valuesOf(invoice),
    draft: recurrenceDraft(invoice.id),
    unkept: ['base_invoice_id'],
    asksToLeave: false,
    save: (filled) => save(filled).then(() => filled),
    onSaved: (filled) => {
      notices.success(remote.done, texts.saved);
      onSaved(filled);
    },
    readAgain: () => readAgain(query).then(valuesOf),
    // Of what is new nobody else has a version: what the API has against it is about the invoice.
    onFailed: (error): boolean => {
      const isNew = saved.form.getValues('updated_at') === undefined;
      const isOther = isNew && error instanceof ApiError && error.status === 409;
      if (isOther) notices.failed(error);
      return isOther;
    },
  });
  return {
    ...saved,
    /** What would be saved; null as long as something is not right. */
    filledIn: (): Filled | null => {
      const { success, output } = v.safeParse(schema, saved.form.getValues());
      return success ? output : null;
    },
    /** A new recurrence can be started without changes. */
    canSave: running === null || saved.isChanged,
  };
}
