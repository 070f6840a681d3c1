import type { FieldValues } from 'react-hook-form';
import { BoundField, type FieldProps } from '../fields/bound-field';
import { SelectInput, type SelectInputProps } from './select-input';

type Props<Values extends FieldValues, Value> = FieldProps<Values> &
  Pick<
    SelectInputProps<Value>,
    | 'options'
    | 'isSearchable'
    | 'onSearch'
    | 'isWaiting'
    | 'isClearable'
    | 'placeholder'
    | 'nothingFound'
    | 'answer'
    | 'footer'
    | 'onOpen'
    | 'size'
  > & {
    /** Told what the user chose, after the form. */
    onChosen?: (value: Value | null) => void;
  };

export function SelectField<Values extends FieldValues, Value extends string | number>(
  props: Props<Values, Value>,
) {
  const { options, isSearchable, onSearch, isWaiting, isClearable, ...others } = props;
  const { placeholder, nothingFound, answer, footer, onOpen, onChosen, size, ...field } = others;
  return (
    <BoundField<Values, Value | null> {...field}>
      {({ onChange, name: _, ...bound }, control) => (
        <SelectInput
          {...bound}
          {...control}
          options={options}
          isSearchable={isSearchable}
          onSearch={onSearch}
          isWaiting={isWaiting}
          isClearable={isClearable}
          placeholder={placeholder}
          nothingFound={nothingFound}
          answer={answer}
          footer={footer}
          onOpen={onOpen}
          size={size}
          onChange={(value) => {
            onChange(value);
            onChosen?.(value);
          }}
        />
      )}
    </BoundField>
  );
}
