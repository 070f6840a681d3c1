import { CloseOutlined, SearchOutlined } from '@boekwerk/shared/ui/icons';
import { type IsForList, PendingKeys } from '@boekwerk/shared/ui/server-search';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PaletteList } from './palette-list';
import type { PaletteRow } from './palette-row';
import { texts } from './texts';
import type { TypedAhead } from './typed-ahead';
import { usePalette } from './use-palette';

type Props = { ahead: TypedAhead; onPick: (row: PaletteRow) => void; onClose: () => void };

const LIST = 'palet-lijst';

/** A search field over what it found: type, arrows, Enter. */
export function PaletteSearch({ ahead, onPick, onClose }: Props) {
  const { text, type, groups, rows, marked, mark, failed, isSearching, isWaiting } = usePalette();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    if (ahead.text) type(ahead.text);
  }, []);
  const [isDue, setDue] = useState(ahead.isEntered);
  useEffect(() => {
    if (!isDue || text !== ahead.text) return;
    setDue(false);
    field.current?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    );
  }, [isDue, text]);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (marked) onPick(marked);
    }
    const step = STEPS[event.key];
    if (step === undefined || !marked) return;
    event.preventDefault();
    const next = rows[(rows.indexOf(marked) + step + rows.length) % rows.length];
    if (!next) return;
    mark(next.id);
    document.getElementById(next.id)?.scrollIntoView?.({ block: 'nearest' });
  };

  return (
    <>
      <div className="host-palette-field">
        <SearchOutlined aria-hidden />
        <PendingKeys isWaiting={isWaiting} isForList={isNotTab}>
          <input
            ref={field}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            role="combobox"
            aria-label={texts.field}
            placeholder={texts.field}
            autoComplete="off"
            spellCheck={false}
            aria-expanded
            aria-controls={LIST}
            aria-activedescendant={marked?.id}
            value={text}
            maxLength={100}
            onChange={({ target }) => type(target.value)}
            onKeyDown={press}
          />
        </PendingKeys>
        <button
          type="button"
          className="host-palette-close"
          aria-label={texts.close}
          onClick={onClose}
        >
          <CloseOutlined aria-hidden />
        </button>
      </div>
      <PaletteList
        id={LIST}
        groups={groups}
        failed={failed}
        marked={marked?.id}
        isSearching={isSearching}
        onMark={mark}
        onPick={onPick}
      />
      <p role="status" className="host-palette-state">
        {stateOf({
          search: text.trim(),
          count: rows.length,
          isSearching,
          hasFailed: failed.length > 0,
        })}
      </p>
    </>
  );
}

/** What a screen reader is told, and a user who sees nothing to choose. */
function stateOf({ search, count, isSearching, hasFailed }: State): string {
  if (search === '') return '';
  if (isSearching) return texts.searching;
  if (count > 0) return texts.found(count);
  // Nobody knows what there is where could not be searched.
  return hasFailed ? '' : texts.none(search);
}

type State = { search: string; count: number; isSearching: boolean; hasFailed: boolean };

const isNotTab: IsForList = (key) => key !== 'Tab';

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
