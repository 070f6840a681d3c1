import { IconButton } from '@boekwerk/shared/ui/button';
import { DeleteOutlined } from '@boekwerk/shared/ui/icons';
import { RowMenu } from '@boekwerk/shared/ui/menu';
import { texts } from '../../texts';
import type { LineActions } from './use-lines';

type Props = Pick<LineActions, 'onMove' | 'onRemove'> & {
  index: number;
  isOnly: boolean;
  onExplain: () => void;
};

/** What can be done with a line besides filling it in. */
export function LineTools({ index, isOnly, onMove, onRemove, onExplain }: Props) {
  const { lines } = texts;
  const item = (key: 'explain' | 'up' | 'down', onClick: () => void) => ({
    key,
    label: lines[key],
    onClick,
  });
  const moves = isOnly
    ? []
    : [item('up', () => onMove(index, index - 1)), item('down', () => onMove(index, index + 1))];
  return (
    <span className="invoicing-line-tools">
      <RowMenu label={lines.more(index + 1)} items={[item('explain', onExplain), ...moves]} />
      {!isOnly && (
        <IconButton
          label={lines.remove(index + 1)}
          icon={<DeleteOutlined />}
          onClick={() => onRemove(index)}
        />
      )}
    </span>
  );
}
