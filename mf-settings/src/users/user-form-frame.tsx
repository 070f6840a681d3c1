import { type FieldValues, FormFrame } from '@boekwerk/shared/ui/form';
import { Columns } from '@boekwerk/shared/ui/layout';
import type { ComponentProps, ReactNode } from 'react';
import { type ModalFormProps, useFormStanding } from '../form-modal';
import { ModalFooter } from '../modal-footer';

type Props<Values extends FieldValues> = ModalFormProps & {
  saved: ComponentProps<typeof FormFrame<Values>>['saved'] & {
    isChanged: boolean;
    isSaving: boolean;
  };
  /** Whether any of the fields must be filled in. */
  hasRequired?: boolean;
  /** Below the fields. */
  below?: ReactNode;
  children: ReactNode;
};

/** The form in the modal of a user. */
export function UserFormFrame<Values extends FieldValues>(props: Props<Values>) {
  const { saved, hasRequired, below, children, onState, onCancel } = props;
  const { isChanged, isSaving } = saved;
  useFormStanding(onState, { isChanged, isSaving });
  return (
    <FormFrame
      saved={saved}
      hasRequired={hasRequired}
      footer={<ModalFooter canSave={isChanged} isSaving={isSaving} onCancel={onCancel} />}
    >
      <Columns>{children}</Columns>
      {below}
    </FormFrame>
  );
}
