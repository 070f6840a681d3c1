import { Checkbox } from 'antd';
import { useTicks } from './selection-context';
import { texts } from './texts';

/** Above the boxes of a table, and beside how many are ticked on a phone. */
export function WholePageBox() {
  const { ids, openIds, tick } = useTicks();
  const here = openIds.filter((id) => ids.includes(id)).length;
  return (
    <Checkbox
      className="bw-whole-page"
      aria-label={texts.selectAll}
      disabled={openIds.length === 0}
      checked={here > 0 && here === openIds.length}
      indeterminate={here > 0 && here < openIds.length}
      onChange={({ target }) => tick(target.checked ? openIds : [])}
    />
  );
}
