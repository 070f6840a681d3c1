import { type ReactNode, useId } from 'react';
import type { Choice } from './choice';

/** Rows under their heading, if they have one. */
export function ChoiceRows({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  if (title === '') return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a grid are grouped so; tbody is for a table
    <div role="rowgroup" aria-labelledby={id}>
      <div id={id} className="host-selector-title" role="presentation">
        {title}
      </div>
      {children}
    </div>
  );
}

type Props = {
  /** Of the cell that the search field marks. */
  id: string;
  choice: Choice;
  isMarked: boolean;
  isCurrent: boolean;
  currentLabel: string;
  onMark: () => void;
  onPick: () => void;
  /** What else can be done with it. */
  children: ReactNode;
};

/** A company, in a row of a grid: what is beside its name is a button of its own. */
export function ChoiceRow(props: Props) {
  const { id, choice, isMarked, isCurrent, currentLabel, onMark, onPick, children } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the search field keeps the focus, as the pattern of a combobox has it
    // biome-ignore lint/a11y/useSemanticElements: a row of a grid, not of a table
    <div
      role="row"
      aria-selected={isCurrent}
      className={`host-selector-row${isMarked ? ' host-selector-marked' : ''}`}
      onPointerMove={onMark}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's, which keeps the focus */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the same */}
      {/* biome-ignore lint/a11y/useSemanticElements: the same */}
      <div
        id={id}
        role="gridcell"
        className="host-menu-item"
        // The field keeps the focus, which goes back to where it came from when the list closes.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPick}
      >
        <span className="host-selector-choice">{choice.name}</span>
        {isCurrent && <span className="host-selector-current">{currentLabel}</span>}
      </div>
      {/* biome-ignore lint/a11y/useFocusableInteractive: what is in it is */}
      {/* biome-ignore lint/a11y/useSemanticElements: the same */}
      {children && <div role="gridcell">{children}</div>}
    </div>
  );
}
