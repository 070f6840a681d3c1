import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FieldProps } from '../fields/bound-field';
import { SelectField } from '../select/select-field';
import { texts } from './texts';

type Props<Values extends FieldValues> = Pick<FieldProps<Values>, 'control' | 'hint'>;

/** The question is whether something is active; what is stored is whether it is hidden. */
export function ActiveField<Values extends FieldValues & { hidden?: 0 | 1 }>({
  control,
  hint,
}: Props<Values>) {
  return (
    <SelectField
      control={control}
      name={'hidden' as FieldPath<Values>}
      label={texts.active}
      hint={hint}
      options={[
        { value: 0, label: texts.yes },
        { value: 1, label: texts.no },
      ]}
    />
  );
}
