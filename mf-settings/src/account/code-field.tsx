import { TextField } from '@boekwerk/shared/ui/fields';
import type { FieldValues } from '@boekwerk/shared/ui/form';
import type { ComponentProps } from 'react';

type Props<Values extends FieldValues> = Pick<
  ComponentProps<typeof TextField<Values>>,
  'control' | 'name' | 'label' | 'hint'
>;

/**
 * The second factor, of who has one: a code of an app, or one of those to recover with. It has no greatest length, which
 * each whole recovery code would be said to have reached.
 */
export const CodeField = <Values extends FieldValues>(field: Props<Values>) => (
  <TextField {...field} required autoComplete="one-time-code" />
);
