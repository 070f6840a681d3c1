import { type FieldProps, TextField } from '@boekwerk/shared/ui/fields';
import type { FieldPath, FieldValues } from '@boekwerk/shared/ui/form';
import { texts } from './texts';

type Props<Values extends FieldValues> = Pick<FieldProps<Values>, 'control'>;

/** First and last name, in a form whose values name them as the API does. */
export function NameFields<Values extends FieldValues & { name?: string; last_name?: string }>({
  control,
}: Props<Values>) {
  const field = (name: 'name' | 'last_name') => ({
    control,
    name: name as FieldPath<Values>,
    required: true,
    maxLength: 60,
    autoComplete: 'off',
  });
  return (
    <>
      <TextField {...field('name')} label={texts.firstName} autoFocus />
      <TextField {...field('last_name')} label={texts.lastName} />
    </>
  );
}
