import { readAgain } from '@boekwerk/shared/api-client/read-again';
import { nextNewYear, type Prefix } from '@boekwerk/shared/contract/prefix';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { DateField } from '@boekwerk/shared/ui/date';
import { CountField, ReadOnlyField, TextField } from '@boekwerk/shared/ui/fields';
import { FormFrame, useSavedForm, useWatch } from '@boekwerk/shared/ui/form';
import { Columns, WideColumn } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { type ModalFormProps, useFormStanding } from '../form-modal';
import { ModalFooter } from '../modal-footer';
import { prefixDraft } from './prefix-draft';
import { prefixExample } from './prefix-example';
import { usePrefix, useSavePrefix } from './queries';
import { texts } from './texts';
import { PrefixValues } from './versioned-forms';

type Props = ModalFormProps & {
  /** Leave out for a new one. */
  prefix?: Prefix;
  onSaved: () => void;
};

/** What invoice numbers begin with, and from when. */
export function PrefixForm({ prefix, onState, onCancel, onSaved }: Props) {
  const saved = usePrefixForm(prefix, onSaved);
  const { isChanged, isSaving } = saved;
  const { control } = saved.form;
  const typed = useWatch({ control });
  const isNamed = Boolean(typed.prefix?.trim());
  useFormStanding(onState, { isChanged, isSaving });
  return (
    <FormFrame
      saved={saved}
      footer={
        <ModalFooter canSave={isChanged && isNamed} isSaving={isSaving} onCancel={onCancel} />
      }
    >
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
    </FormFrame>
  );
}

/** Runs along with what is typed. */
function Example({ number, date }: { number: string; date: string }) {
  const meaning = number && texts.prefix.meaning(formatDate(date), number);
  return <ReadOnlyField label={texts.prefix.example} hint={meaning} value={number} />;
}

function usePrefixForm(prefix: Prefix | undefined, onSaved: () => void) {
  const query = usePrefix(prefix);
  const { mutateAsync: save } = useSavePrefix(prefix?.id);
  const notices = useNotices();
  return useSavedForm({
    schema: PrefixValues,
    values: query.data ? valuesOf(query.data) : newPrefix(),
    draft: prefixDraft(prefix?.id),
    asksToLeave: false,
    save,
    onSaved: (saved) => {
      if (prefix) notices.success(texts.updated, texts.allUpdated);
      else notices.success(texts.done, texts.prefix.added(saved.prefix));
      onSaved();
    },
    ...(prefix && { readAgain: () => readAgain(query).then(valuesOf) }),
  });
}

const newPrefix = () => ({ prefix: '', start_date: nextNewYear(), start_number: 1 });

/** What of a prefix is filled in, with the version that it is of. */
const valuesOf = ({ prefix, start_date, start_number, updated_at }: Prefix) => ({
  prefix,
  start_date,
  start_number,
  updated_at,
});
