import { AutoComplete } from 'antd';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BoundField, type FieldProps } from '../fields/bound-field';
import './select.css';

export type Suggestion = { id: number; label: string };

type Props<Values extends FieldValues, S extends Suggestion> = FieldProps<Values> & {
  /** The same array while they stay the same, so that a key press leaves the list of them alone. */
  suggestions: readonly S[];
  /** Told that a suggestion was taken; its label is in the field already. */
  onPick: (suggestion: S) => void;
  /** Told what is typed, to ask for other suggestions. */
  onType?: (text: string) => void;
  placeholder?: string;
  maxLength?: number;
};

/** Free text with suggestions: taking one is not required. */
export function ComboField<Values extends FieldValues, S extends Suggestion>({
  suggestions,
  onPick,
  onType,
  placeholder,
  maxLength,
  ...field
}: Props<Values, S>) {
  const options = useMemo(
    () =>
      suggestions.map((suggestion) => ({
        key: suggestion.id,
        value: suggestion.label,
        suggestion,
      })),
    [suggestions],
  );
  return (
    <BoundField<Values, string> {...field}>
      {({ name: _, value, onChange, ...bound }, control) => (
        <AutoComplete
          {...bound}
          {...control}
          className="bw-select"
          value={value ?? ''}
          onChange={(text) => onChange((text ?? '').slice(0, maxLength))}
          options={options}
          onSelect={(_label, option) => onPick(option.suggestion)}
          showSearch={{ onSearch: onType, filterOption: onType ? false : containsText }}
          placeholder={placeholder}
          popupMatchSelectWidth={320}
        />
      )}
    </BoundField>
  );
}

const containsText = (text: string, option?: { value?: unknown }) =>
  String(option?.value).toLowerCase().includes(text.toLowerCase());
