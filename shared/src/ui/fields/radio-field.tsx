import { Radio } from 'antd';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { messagesIn } from '../form/errors-on-screen';
import type { FieldProps } from './bound-field';
import { FieldNote, noteId } from './field-frame';
import './fields.css';

type Props<Values extends FieldValues, Value> = Pick<
  FieldProps<Values>,
  'control' | 'name' | 'label'
> & {
  options: readonly { value: Value; label: string }[];
  /** Told what the user chose, after the form. */
  onChosen?: (value: Value) => void;
};

/** One of a few, all of them in sight. */
export function RadioField<Values extends FieldValues, Value extends string | number>({
  control,
  name,
  label,
  options,
  onChosen,
}: Props<Values, Value>) {
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const error = messagesIn(fieldState.error).join(' ') || undefined;
  return (
    <div className="bw-field">
      <span id={id} className="bw-label">
        {label}
      </span>
      <Radio.Group
        aria-labelledby={id}
        aria-describedby={error && noteId(id)}
        optionType="button"
        buttonStyle="solid"
        options={[...options]}
        value={field.value}
        onChange={({ target }) => {
          field.onChange(target.value);
          onChosen?.(target.value);
        }}
      />
      <FieldNote id={noteId(id)} error={error} />
    </div>
  );
}
