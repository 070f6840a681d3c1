import type { Control, FieldPath, FieldValues } from '@boekwerk/shared/ui/form';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { texts } from './texts';

// biome-ignore lint/suspicious/noExplicitAny: a field does not mind what the form makes of its values
type Props<Values extends FieldValues> = { control: Control<Values, any, any> };

/** The question is whether somebody is active; what is stored is whether they are hidden. */
export function ActiveField<Values extends FieldValues & { hidden?: 0 | 1 }>({
  control,
}: Props<Values>) {
  return (
    <SelectField
      control={control}
      name={'hidden' as FieldPath<Values>}
      label={texts.active}
      hint={texts.activeHint}
      options={[
        { value: 0, label: texts.yes },
        { value: 1, label: texts.no },
      ]}
    />
  );
}
