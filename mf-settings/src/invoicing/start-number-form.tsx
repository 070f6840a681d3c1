import { StartNumberForm as schema } from '@boekwerk/shared/contract/prefix';
import { today, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { invoiceNumber } from '@boekwerk/shared/domain/invoice/invoice-number';
import { CountField, ReadOnlyField } from '@boekwerk/shared/ui/fields';
import { ErrorSummary, useContractForm, useSaveFailed, useWatch } from '@boekwerk/shared/ui/form';
import { Columns, WideColumn } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useEffect } from 'react';
import type { ModalFormProps } from '../form-modal';
import { ModalFooter } from '../modal-footer';
import { useSetStartNumber } from './queries';
import { texts } from './texts';

type Props = ModalFormProps & { next_number: number; onSaved: () => void };

/** With which number the invoices of this year begin. */
export function StartNumberForm({ next_number, onState, onCancel, onSaved }: Props) {
  const save = useSetStartNumber();
  const notices = useNotices();
  const { control, formState, handleSubmit, setError } = useContractForm(schema, {
    start_number: next_number,
  });
  const saveFailed = useSaveFailed(setError);
  const { isDirty } = formState;
  const isSaving = save.isPending;
  useEffect(() => onState({ isChanged: isDirty, isSaving }), [isDirty, isSaving, onState]);
  const { start_number } = useWatch({ control });
  const submit = handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: ({ number }) => {
        notices.success(texts.done, texts.startNumber.chosen(number));
        onSaved();
      },
      onError: saveFailed,
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary control={control} />
      <Columns>
        <WideColumn>
          <CountField
            control={control}
            name="start_number"
            label={texts.prefix.startNumber}
            hint={texts.startNumber.hint}
            max={999_999}
            required
          />
        </WideColumn>
        <WideColumn>
          <ReadOnlyField
            label={texts.prefix.example}
            hint={texts.startNumber.meaning(yearOf(today()))}
            value={start_number ? invoiceNumber('', yearOf(today()), start_number) : ''}
          />
        </WideColumn>
      </Columns>
      <ModalFooter canSave={isDirty} isSaving={isSaving} onCancel={onCancel} />
    </form>
  );
}
