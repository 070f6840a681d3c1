import type { ReactNode, Ref } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { messagesIn } from '../form/errors-on-screen';
import { type ControlProps, FieldFrame, type FrameProps } from './field-frame';
import { useFieldNote } from './field-notes';
import { type Refused, useRefusedText } from './use-refused-text';

/** Which field of a form it is, and how it is labelled. */
export type FieldProps<Values extends FieldValues> = FrameProps & {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not mind what the form makes of its values
  control: Control<Values, any, any>;
  name: FieldPath<Values>;
  disabled?: boolean;
};

/** A control's side of a form field. */
type Bound<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  // biome-ignore lint/suspicious/noExplicitAny: each control has a ref of its own kind, all can be focused
  ref: Ref<any>;
  disabled?: boolean;
};

type Props<Values extends FieldValues, Value> = FieldProps<Values> & {
  /** What is said, instead of the form's own error, of text that the control refuses. */
  whyRefused?: (text: string) => string;
  children: (field: Bound<Value>, control: ControlProps, refused: Refused) => ReactNode;
};

/** A labelled control whose value lives in a form. */
export function BoundField<Values extends FieldValues, Value>({
  control,
  name,
  disabled,
  whyRefused,
  children,
  ...frame
}: Props<Values, Value>) {
  const { field, fieldState } = useController({ control, name });
  const note = useFieldNote(name);
  const { take, isTyping, ...refused } = useRefusedText<Value>(control, field);
  const refusal = refused.text === undefined || isTyping ? undefined : whyRefused?.(refused.text);
  const error = refusal ?? (messagesFor(field.value, fieldState.error) || undefined);
  return (
    <FieldFrame
      {...frame}
      name={name}
      hint={frame.hint ?? note?.hint}
      warning={frame.warning ?? note?.warning}
      error={error}
    >
      {(controlProps) =>
        children({ ...field, onChange: take, disabled } as Bound<Value>, controlProps, refused)
      }
    </FieldFrame>
  );
}

/** Of a list of texts, each that is wrong is named: `geen-adres: E-mailadres is onjuist`. */
function messagesFor(value: unknown, error: object | undefined): string {
  if (!Array.isArray(value) || !Array.isArray(error)) return messagesIn(error).join(' ');
  return error
    .flatMap((one, index) => {
      const [item, messages] = [value[index], messagesIn(one)];
      return typeof item === 'string' ? messages.map((message) => `${item}: ${message}`) : messages;
    })
    .join(' ');
}
