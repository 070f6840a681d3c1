import type { ReactNode, Ref } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { type ControlProps, FieldFrame, type FrameProps } from './field-frame';

/** Which field of a form it is, and how it is labelled. */
export type FieldProps<Values extends FieldValues> = FrameProps & {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not mind what the form makes of its values
  control: Control<Values, any, any>;
  name: FieldPath<Values>;
  disabled?: boolean;
};

/** A control's side of a form field. */
export type Bound<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  // biome-ignore lint/suspicious/noExplicitAny: each control has a ref of its own kind, all can be focused
  ref: Ref<any>;
  disabled?: boolean;
};

type Props<Values extends FieldValues, Value> = FieldProps<Values> & {
  /** Said instead of the form's own error: what the control itself has refused. */
  refusal?: string;
  children: (field: Bound<Value>, control: ControlProps) => ReactNode;
};

/** A labelled control whose value lives in a form. */
export function BoundField<Values extends FieldValues, Value>({
  control,
  name,
  disabled,
  refusal,
  children,
  ...frame
}: Props<Values, Value>) {
  const { field, fieldState } = useController({ control, name });
  const error = refusal ?? fieldState.error?.message;
  return (
    <FieldFrame {...frame} error={error}>
      {(controlProps) => children({ ...field, disabled } as Bound<Value>, controlProps)}
    </FieldFrame>
  );
}
