import { Radio } from 'antd';
import { useId } from 'react';
import type { Existing } from '../../contract/sheet-import';
import type { ImportTexts } from './import-kind';

type Props = {
  kind: ImportTexts;
  existing: Existing | null;
  isDisabled: boolean;
  onChange: (existing: Existing) => void;
};

/** What becomes of rows about what is there already: one choice for all of them. */
export function ExistingChoice({ kind, existing, isDisabled, onChange }: Props) {
  const id = useId();
  return (
    <>
      <h3 id={id}>{kind.existing}</h3>
      <Radio.Group
        aria-labelledby={id}
        className="bw-import-choices"
        value={existing}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value)}
      >
        {kind.choices.map(({ value, label, hint }) => (
          <Radio key={value} value={value}>
            {label}
            <span className="bw-field-hint">{hint}</span>
          </Radio>
        ))}
      </Radio.Group>
    </>
  );
}
