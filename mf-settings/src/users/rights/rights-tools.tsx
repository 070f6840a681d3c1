import { Button } from '@boekwerk/shared/ui/button';
import { SearchInput } from '@boekwerk/shared/ui/fields';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { texts } from './texts';

type Props = {
  searchRef: ComponentProps<typeof SearchInput>['ref'];
  search: string;
  onSearch: (text: string) => void;
  /** How many clients the search finds. */
  found: number;
  /** That number is still to come. */
  isWaiting: boolean;
  selected: number;
  isSelecting: boolean;
  onSelectAll: () => void;
  onClear: () => void;
};

/** Finding clients, and how many of them are selected. */
export function RightsTools(props: Props) {
  const { searchRef, search, onSearch, found, selected, isSelecting } = props;
  const place = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The button goes with the selection; the focus must not go with it.
    place.current?.querySelector('input')?.focus();
    props.onClear();
  };
  return (
    <div ref={place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what is typed in the field in it */}
      <div onKeyDown={keepForm}>
        <SearchInput ref={searchRef} label={texts.search} value={search} onChange={onSearch} />
      </div>
      <div className="settings-rights-tools">
        <span aria-live="polite">{texts.selected(selected)}</span>
        {selected > 0 && (
          <Button size="small" type="text" onClick={clear}>
            {texts.clear}
          </Button>
        )}
        {found > 0 && (
          <Button
            size="small"
            disabled={props.isWaiting}
            loading={isSelecting}
            onClick={props.onSelectAll}
          >
            {texts.selectAll(found)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Enter ends typing here; it does not save. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
