import { nextNewYear, type Prefix, PrefixForm as schema } from '@boekwerk/shared/contract/prefix';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { DateField } from '@boekwerk/shared/ui/date';
import { CountField, ReadOnlyField, TextField } from '@boekwerk/shared/ui/fields';
import {
  ErrorSummary,
  RequiredHint,
  useContractForm,
  useSaveFailed,
  useWatch,
} from '@boekwerk/shared/ui/form';
import { Columns, WideColumn } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useEffect } from 'react';
import type { ModalFormProps } from '../form-modal';
import { ModalFooter } from '../modal-footer';
import { prefixExample } from './prefix-example';
import { useSavePrefix } from './queries';
import { texts } from './texts';

type Props = ModalFormProps & {
  /** Leave out for a new one. */
  prefix?: Prefix;
  onSaved: () => void;
};

/** What invoice numbers begin with, and from when. */
export function PrefixForm({ prefix, onState, onCancel, onSaved }: Props) {
  const { form, submit, isSaving } = usePrefixForm(prefix, onSaved);
  const { control, formState } = form;
  const { isDirty } = formState;
  const typed = useWatch({ control });
  const isNamed = Boolean(typed.prefix?.trim());
  useEffect(() => onState({ isChanged: isDirty, isSaving }), [isDirty, isSaving, onState]);
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary control={control} />
      <RequiredHint />
      <Columns>
        <WideColumn>
          <TextField
            control={control}
            name="prefix"
            label={texts.prefix.name}
            required
            autoFocus
            autoComplete="off"
            maxLength={10}
          />
        </WideColumn>
        <DateField control={control} name="start_date" label={texts.prefix.start} required />
        <CountField
          control={control}
          name="start_number"
          label={texts.prefix.startNumber}
          hint={texts.prefix.startNumberHint}
          max={999_999}
          required
        />
        <WideColumn>
          <Example number={prefixExample(typed)} date={typed.start_date ?? ''} />
        </WideColumn>
      </Columns>
      <ModalFooter canSave={isDirty && isNamed} isSaving={isSaving} onCancel={onCancel} />
    </form>
  );
}

/** Runs along with what is typed. */
function Example({ number, date }: { number: string; date: string }) {
  const meaning = number && texts.prefix.meaning(formatDate(date), number);
  return <ReadOnlyField label={texts.prefix.example} hint={meaning} value={number} />;
}

function usePrefixForm(prefix: Prefix | undefined, onSaved: () => void) {
  const save = useSavePrefix(prefix);
  const notices = useNotices();
  const form = useContractForm(schema, {
    prefix: prefix?.prefix ?? '',
    start_date: prefix?.start_date ?? nextNewYear(),
    start_number: prefix?.start_number ?? 1,
  });
  const saveFailed = useSaveFailed(form.setError);
  const submit = form.handleSubmit((values) =>
    save.mutate(values, {
      onSuccess: (saved) => {
        if (prefix) notices.success(texts.updated, texts.allUpdated);
        else notices.success(texts.done, texts.prefix.added(saved.prefix));
        onSaved();
      },
      onError: saveFailed,
    }),
  );
  return { form, submit, isSaving: save.isPending };
}
