import { useIsNarrow } from '../media/use-is-narrow';
import { useMedia } from '../media/use-media';
import type { StackedColumn, TableColumn } from './table-column';

/** The columns that stand beside each other in a window as wide as this one. */
export function useStackedColumns<Row>(columns: readonly TableColumn<Row>[]): StackedColumn<Row>[] {
  const isNarrow = useIsNarrow();
  const isMiddling = useMedia('(max-width: 1365px)');
  const isBelow = ({ below }: TableColumn<Row>) =>
    below !== undefined && (isNarrow || (isMiddling && below.from === 'middling'));
  return columns
    .filter((column) => !isBelow(column))
    .map((column) => ({
      column,
      below: columns.filter((other) => isBelow(other) && other.below?.column === column.key),
    }));
}
