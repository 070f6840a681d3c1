import { PinButton } from '@boekwerk/shared/clients-at-hand';
import type { ClientsAtHand } from '@boekwerk/shared/contract/shortcuts';
import type { Choice, ChoiceGroup } from './choice';
import { ChoiceRow, ChoiceRows } from './choice-rows';

type Props = {
  id: string;
  label: string;
  groups: readonly ChoiceGroup[];
  /** What is pinned, of companies that can be. */
  atHand: ClientsAtHand | undefined;
  isWaiting: boolean;
  current: number | null;
  currentLabel: string;
  /** Which of all rows Enter goes to. */
  marked: number;
  onMark: (index: number) => void;
  onPick: (choice: Choice) => void;
  /** A star was pressed: its row stands elsewhere soon. */
  onPin: () => void;
};

/** The companies to choose from, group after group. */
export function ChoiceGrid({ id, label, groups, isWaiting, ...props }: Props) {
  const { atHand, current, currentLabel, marked, onMark, onPick, onPin } = props;
  const choices = groups.flatMap((group) => group.choices);
  const row = (choice: Choice) => {
    const index = choices.indexOf(choice);
    return (
      <ChoiceRow
        key={choice.id}
        id={cellId(id, index)}
        choice={choice}
        isMarked={index === marked}
        isCurrent={choice.id === current}
        currentLabel={currentLabel}
        onMark={() => !isWaiting && onMark(index)}
        onPick={() => !isWaiting && onPick(choice)}
      >
        {atHand && (
          <PinButton
            client={choice}
            atHand={atHand}
            tabIndex={index === marked ? 0 : -1}
            onPress={onPin}
          />
        )}
      </ChoiceRow>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: what a combobox pops up, not a table
    <div
      id={id}
      role="grid"
      aria-label={label}
      aria-busy={isWaiting}
      className={isWaiting ? 'host-selector-list host-selector-waiting' : 'host-selector-list'}
    >
      {groups.map((group) => (
        <ChoiceRows key={group.title} title={group.title}>
          {group.choices.map(row)}
        </ChoiceRows>
      ))}
    </div>
  );
}

/** Of the cell with the name of a company, in the grid with an id. */
export const cellId = (grid: string, index: number) => `${grid}-${index}`;
