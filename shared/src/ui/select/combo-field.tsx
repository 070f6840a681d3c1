import { AutoComplete } from 'antd';
import { type ComponentProps, type KeyboardEvent, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { folded } from '../../domain/text/folded';
import { BoundField, type FieldProps } from '../fields/bound-field';
import { useFullText } from '../fields/text-field';
import { type IsForList, isMove, PendingKeys } from '../server-search/pending-keys';
import './select.css';

export type Suggestion = { id: number; label: string };

type Props<Values extends FieldValues, S extends Suggestion> = FieldProps<Values> & {
  /** Keep the same array while they are the same, so that a key press does not render the list again. */
  suggestions: readonly S[];
  /** Called when a suggestion was taken; its label is in the field already. */
  onPick: (suggestion: S) => void;
  /** Called with what is typed, to fetch other suggestions. */
  onType?: (text: string) => void;
  /** The suggestions for what is typed are still to come: none is offered until then. */
  isWaiting?: boolean;
  maxLength?: number;
  /** Grows with a text that does not fit on one line; Enter makes no line of its own. */
  isGrowing?: boolean;
};

/** Free text with suggestions: taking one is not required. */
export function ComboField<Values extends FieldValues, S extends Suggestion>({
  suggestions,
  onPick,
  onType,
  isWaiting = false,
  maxLength,
  isGrowing = false,
  ...field
}: Props<Values, S>) {
  // What comes once the field was left would lie over the next one: its list was not there to be closed.
  const [hasFocus, setHasFocus] = useState(false);
  const isOffering = hasFocus && !isWaiting;
  const options = useMemo(
    () => optionsOf(isOffering ? suggestions : []),
    [suggestions, isOffering],
  );
  const full = useFullText({ ...field, maxLength });
  return (
    <BoundField<Values, string> {...field} full={full}>
      {({ name: _, value, onChange, ...bound }, control) => (
        <PendingKeys isWaiting={isWaiting} isForList={isMoveOrAfter}>
          <AutoComplete
            {...bound}
            {...control}
            className="bw-select"
            value={value ?? ''}
            onChange={(text) => onChange((text ?? '').replaceAll(MARK, '').slice(0, maxLength))}
            onFocus={() => setHasFocus(true)}
            onBlur={() => {
              setHasFocus(false);
              bound.onBlur();
            }}
            options={options}
            onSelect={(_label, option) => onPick(option.suggestion)}
            showSearch={{ onSearch: onType, filterOption: onType ? false : containsText }}
            popupMatchSelectWidth={320}
          >
            {isGrowing && <GrowingText rows={1} className="bw-growing" onKeyDown={keepOnOneLine} />}
          </AutoComplete>
        </PendingKeys>
      )}
    </BoundField>
  );
}

/** A sign that is not seen. */
const MARK = '\u2060';

/** The list knows what is chosen by its value alone: where several are called the same, those after the first are marked. */
function optionsOf<S extends Suggestion>(suggestions: readonly S[]) {
  const times = new Map<string, number>();
  return suggestions.map((suggestion) => {
    const { id, label } = suggestion;
    const before = times.get(label) ?? 0;
    times.set(label, before + 1);
    return { key: id, label, value: label + MARK.repeat(before), suggestion };
  });
}

/**
 * A text of several lines is no combobox: its role says no more than that it has suggestions. While none of them is marked
 * the list names one that is not there, which a screen reader must not look for.
 */
function GrowingText(given: ComponentProps<'textarea'>) {
  const { role: _, 'aria-expanded': __, 'aria-activedescendant': marked, ...props } = given;
  return (
    <textarea {...props} aria-activedescendant={marked?.endsWith('_-1') ? undefined : marked} />
  );
}

const keepOnOneLine = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

/** No suggestion is marked by itself: without an arrow before it, Enter leaves the text as typed. */
const isMoveOrAfter: IsForList = (key, _field, hasMoved) => hasMoved || isMove(key);

const containsText = (text: string, option?: { value?: unknown }) =>
  folded(String(option?.value)).includes(folded(text));
