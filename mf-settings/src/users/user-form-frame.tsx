import {
  ErrorSummary,
  type FieldValues,
  RequiredHint,
  type UseFormReturn,
} from '@boekwerk/shared/ui/form';
import { Columns } from '@boekwerk/shared/ui/layout';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import type { InModal } from '../form-modal';
import { ModalFoot } from '../modal-foot';

type Props<Values extends FieldValues, Filled> = InModal & {
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
      <ModalFoot canSave={isDirty} isSaving={isSaving} onCancel={onCancel} />
    </form>
  );
}
