import { type StartNumber, StartNumberForm as schema } from '@boekwerk/shared/contract/prefix';
import { today, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { invoiceNumber } from '@boekwerk/shared/domain/invoice/invoice-number';
import { CountField, ReadOnlyField } from '@boekwerk/shared/ui/fields';
import { FormFrame, useSavedForm, useWatch } from '@boekwerk/shared/ui/form';
import { Columns, WideColumn } from '@boekwerk/shared/ui/layout';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { type ModalFormProps, useFormStanding } from '../form-modal';
import { ModalFooter } from '../modal-footer';
import { useSetStartNumber } from './queries';
import { texts } from './texts';

type Props = ModalFormProps & {
  chosen: StartNumber;
  /** Reads it as somebody else saved it. */
  readAgain: () => Promise<StartNumber>;
  onSaved: () => void;
};

/** With which number the invoices of this year begin. */
export function StartNumberForm({ chosen, readAgain, onState, onCancel, onSaved }: Props) {
  const { mutateAsync: save } = useSetStartNumber();
  const notices = useNotices();
  const saved = useSavedForm({
    schema,
    values: valuesOf(chosen),
    draft: 'start-number',
    asksToLeave: false,
    save,
    onSaved: ({ number }) => {
      notices.success(texts.done, texts.startNumber.chosen(number));
      onSaved();
    },
    readAgain: () => readAgain().then(valuesOf),
  });
  const { isChanged, isSaving } = saved;
  const { control } = saved.form;
  useFormStanding(onState, { isChanged, isSaving });
  const { start_number } = useWatch({ control });
  return (
    <FormFrame
      saved={saved}
      footer={<ModalFooter canSave={isChanged} isSaving={isSaving} onCancel={onCancel} />}
    >
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
    </FormFrame>
  );
}

const valuesOf = ({ next_number, updated_at }: StartNumber) => ({
  start_number: next_number,
  ...(updated_at !== undefined && { updated_at }),
});
