import type { ClientsAtHand } from '@boekwerk/shared/contract/shortcuts';
import { type IsForList, PendingKeys } from '@boekwerk/shared/ui/server-search';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Choice, ChoiceGroup } from './choice';
import { ChoiceGrid, cellId } from './choice-grid';

type Props = {
  label: string;
  groups: readonly ChoiceGroup[];
  /** What is pinned, of companies that can be. */
  atHand: ClientsAtHand | undefined;
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
  const { label, groups, atHand, isWaiting, current, currentLabel, search } = props;
  const { onSearch, onPick } = props;
  const choices = groups.flatMap((group) => group.choices);
  const field = useRef<HTMLInputElement>(null);
  const [lastMarked, mark] = useState(NOTHING);
  const marked = isWaiting ? NOTHING : lastMarked;

  // Synchronously: keys right after the click are meant for it.
  useEffect(() => field.current?.focus(), []);

  // What was pinned stands elsewhere now.
  const returnToField = () => {
    field.current?.focus();
    mark(NOTHING);
  };

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
    document.getElementById(cellId(LIST, next))?.scrollIntoView?.({ block: 'nearest' });
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
          aria-haspopup="grid"
          aria-controls={LIST}
          aria-activedescendant={choices[marked] && cellId(LIST, marked)}
          value={search}
          maxLength={100}
          onChange={({ target }) => {
            onSearch(target.value);
            mark(target.value === '' ? NOTHING : 0);
          }}
          onKeyDown={press}
        />
      </PendingKeys>
      <ChoiceGrid
        id={LIST}
        label={label}
        groups={groups}
        atHand={atHand}
        isWaiting={isWaiting}
        current={current}
        currentLabel={currentLabel}
        marked={marked}
        onMark={mark}
        onPick={onPick}
        onPin={returnToField}
      />
    </>
  );
}

const isNotTab: IsForList = (key) => key !== 'Tab';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
