import { Radio } from 'antd';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from './bound-field';
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
  const { field } = useController({ control, name });
  const id = useId();
  return (
    <div className="bw-field">
      <span id={id} className="bw-label">
        {label}
      </span>
      <Radio.Group
        aria-labelledby={id}
        optionType="button"
        buttonStyle="solid"
        options={[...options]}
        value={field.value}
        onChange={({ target }) => {
          field.onChange(target.value);
          onChosen?.(target.value);
        }}
      />
    </div>
  );
}
