import {
  ErrorSummary,
  type FieldValues,
  RequiredHint,
  type UseFormReturn,
} from '@boekwerk/shared/ui/form';
import { Columns } from '@boekwerk/shared/ui/layout';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import type { ModalFormProps } from '../form-modal';
import { ModalFooter } from '../modal-footer';

type Props<Values extends FieldValues, Filled> = ModalFormProps & {
  form: UseFormReturn<Values, unknown, Filled>;
  submit: (event: FormEvent) => void;
  isSaving: boolean;
  /** Whether any of the fields must be filled in. */
  hasRequired?: boolean;
  /** Below the fields. */
  below?: ReactNode;
  children: ReactNode;
};

/** The form in the modal of a user. */
export function UserFormFrame<Values extends FieldValues, Filled>(props: Props<Values, Filled>) {
  const { form, submit, isSaving, hasRequired = true, below, children } = props;
  const { onState, onCancel } = props;
  const { isDirty } = form.formState;
  useEffect(() => onState({ isChanged: isDirty, isSaving }), [isDirty, isSaving, onState]);
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary control={form.control} />
      {hasRequired && <RequiredHint />}
      <Columns>{children}</Columns>
      {below}
      <ModalFooter canSave={isDirty} isSaving={isSaving} onCancel={onCancel} />
    </form>
  );
}
