import { useId } from 'react';
import { pictureOf } from '../shell/pictures';
import type { PaletteGroup, PaletteRow } from './palette-row';
import { texts } from './texts';
import type { FoundGroup } from './use-found-groups';

type Props = {
  id: string;
  groups: readonly PaletteGroup[];
  failed: readonly FoundGroup[];
  /** Id of the row that Enter goes to. */
  marked: string | undefined;
  isSearching: boolean;
  onMark: (id: string) => void;
  onPick: (row: PaletteRow) => void;
};

/** What can be chosen, by kind; what could not be searched is said below it. */
export function PaletteList({ id, groups, failed, isSearching, ...row }: Props) {
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={texts.dialog}
        aria-busy={isSearching}
        className="host-palette-list"
      >
        {/* What comes late of a kind may stand below others, under its title once more. */}
        {groups.map((group) => (
          <Group key={group.rows[0]?.id} group={group} {...row} />
        ))}
      </div>
      {failed.length > 0 && <Failure groups={failed} />}
    </>
  );
}

/** However many kinds could not be searched: one line, and one way to try again. */
function Failure({ groups }: { groups: readonly FoundGroup[] }) {
  const retry = () => {
    for (const { onRetry } of groups) onRetry();
  };
  return (
    <div role="alert" className="host-palette-failed">
      {texts.failed(groups.map(({ title }) => title))}
      <button type="button" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}

type RowProps = Pick<Props, 'marked' | 'onMark' | 'onPick'>;

function Group({ group, ...props }: RowProps & { group: PaletteGroup }) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped so; a fieldset is for a form
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} className="host-palette-title" role="presentation">
        {group.title}
      </div>
      {group.rows.map((row) => (
        <Row key={row.id} row={row} {...props} />
      ))}
    </div>
  );
}

function Row({ row, marked, onMark, onPick }: RowProps & { row: PaletteRow }) {
  const Icon = pictureOf(row.icon);
  const isMarked = row.id === marked;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: as the pattern of a combobox has it
    <div
      id={row.id}
      role="option"
      aria-selected={isMarked}
      className={isMarked ? 'host-palette-row host-palette-marked' : 'host-palette-row'}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => onMark(row.id)}
      onClick={() => onPick(row)}
    >
      <Icon aria-hidden />
      <span className="host-palette-name">{row.title}</span>
      {row.detail && <span className="host-palette-detail">{row.detail}</span>}
    </div>
  );
}
