import { type IsForList, PendingKeys } from '@boekwerk/shared/ui/server-search';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** A company that can be gone to. */
export type Choice = { id: number; name: string };

type Props = {
  label: string;
  choices: readonly Choice[];
  /** They are the results of an earlier search, and cannot be chosen. */
  isWaiting: boolean;
  current: number | null;
  currentLabel: string;
  search: string;
  onSearch: (search: string) => void;
  onPick: (choice: Choice) => void;
};

const LIST = 'administratiekeuze-lijst';
const NOTHING = -1;

/** A search field over a list of companies: type, arrows, Enter. */
export function CompanyPicker(props: Props) {
  const { label, choices, isWaiting, current, currentLabel, search, onSearch, onPick } = props;
  const field = useRef<HTMLInputElement>(null);
  const [lastMarked, mark] = useState(NOTHING);
  const marked = isWaiting ? NOTHING : lastMarked;

  // Synchronously: keys right after the click are meant for it.
  useEffect(() => field.current?.focus(), []);

  const press = (event: KeyboardEvent) => {
    const chosen = choices[marked];
    if (event.key === 'Enter' && chosen) {
      // The focus returns to the button, which the same Enter would press.
      event.preventDefault();
      onPick(chosen);
    }
    const step = STEPS[event.key];
    if (step === undefined || choices.length === 0) return;
    event.preventDefault();
    // With nothing marked, down goes to the first and up to the last.
    const from = marked === NOTHING && step < 0 ? 0 : marked;
    const next = (from + step + choices.length) % choices.length;
    mark(next);
    document.getElementById(idOf(next))?.scrollIntoView?.({ block: 'nearest' });
  };

  return (
    <>
      <PendingKeys isWaiting={isWaiting} isForList={isNotTab}>
        <input
          ref={field}
          type="text"
          inputMode="search"
          role="combobox"
          className="host-selector-search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          aria-expanded
          aria-controls={LIST}
          aria-activedescendant={choices[marked] && idOf(marked)}
          value={search}
          maxLength={100}
          onChange={({ target }) => {
            onSearch(target.value);
            mark(target.value === '' ? NOTHING : 0);
          }}
          onKeyDown={press}
        />
      </PendingKeys>
      <div
        id={LIST}
        role="listbox"
        aria-label={label}
        aria-busy={isWaiting}
        className={isWaiting ? 'host-selector-list host-selector-waiting' : 'host-selector-list'}
      >
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: as the pattern of a combobox has it
          <div
            key={choice.id}
            id={idOf(index)}
            role="option"
            aria-selected={choice.id === current}
            className={`host-menu-item${index === marked ? ' host-selector-marked' : ''}`}
            // The field keeps the focus, which goes back to where it came from when the list closes.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !isWaiting && onPick(choice)}
            onPointerMove={() => !isWaiting && mark(index)}
          >
            <span className="host-selector-choice">{choice.name}</span>
            {choice.id === current && <span className="host-selector-current">{currentLabel}</span>}
          </div>
        ))}
      </div>
    </>
  );
}

const isNotTab: IsForList = (key) => key !== 'Tab';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const idOf = (index: number) => `${LIST}-${index}`;
