import { Checkbox, Switch } from 'antd';
import { type ReactNode, type Ref, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { messagesIn } from '../form/errors-on-screen';
import type { FieldProps } from './bound-field';
import { controlProps, FieldNote, noteId } from './field-frame';
import './fields.css';

type Props<Values extends FieldValues> = Omit<FieldProps<Values>, 'isLabelHidden'>;

/** Yes or no, label behind the box. */
export function CheckboxField<Values extends FieldValues>(props: Props<Values>) {
  return (
    <ChoiceField {...props}>
      {({ isOn, choose, status: _, ...control }) => (
        <Checkbox {...control} checked={isOn} onChange={(event) => choose(event.target.checked)} />
      )}
    </ChoiceField>
  );
}

/** On or off, label behind the switch. */
export function SwitchField<Values extends FieldValues>(props: Props<Values>) {
  return (
    <ChoiceField {...props}>
      {({ isOn, choose, onBlur: _, status: __, name: ___, ...control }) => (
        <Switch {...control} checked={isOn} onChange={(checked) => choose(checked)} />
      )}
    </ChoiceField>
  );
}

type Choice = ReturnType<typeof controlProps> & {
  isOn: boolean;
  choose: (isOn: boolean) => void;
  onBlur: () => void;
  name: string;
  disabled?: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: each control has a ref of its own kind, all can be focused
  ref: Ref<any>;
};

type ChoiceProps<Values extends FieldValues> = Props<Values> & {
  children: (choice: Choice) => ReactNode;
};

function ChoiceField<Values extends FieldValues>(props: ChoiceProps<Values>) {
  const { control, name, label, required, hint, disabled, children } = props;
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const error = messagesIn(fieldState.error).join(' ') || undefined;
  const { value, onChange, ...bound } = field;
  return (
    <div className="bw-field">
      <div className="bw-inline-field">
        {children({
          ...controlProps(id, required, error, error ?? hint),
          ...bound,
          disabled,
          isOn: Boolean(value),
          choose: onChange,
        })}
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldNote id={noteId(id)} error={error} hint={hint} />
    </div>
  );
}
