import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { Button, Checkbox } from 'antd';
import { IconButton } from '../button/icon-button';
import type { ActionItem } from '../menu/action-item';
import { ActionMenu } from '../menu/action-menu';
import type { ListRow } from './list-props';
import { texts } from './texts';
import { useIsPhone } from './use-is-phone';
import type { Selection } from './use-selection';

type Props<Row> = {
  /** Those of the page that is shown. */
  rows: readonly Row[];
  selection: Selection<Row>;
  actions: readonly ActionItem[];
  onClear: () => void;
};

/** Takes the place of the filters while rows are ticked. */
export function SelectionBar<Row extends ListRow>(props: Props<Row>) {
  const { rows, selection, actions, onClear } = props;
  const isPhone = useIsPhone();
  const count = selection.ids.length;
  return (
    <div className="bw-selection-bar">
      <span>
        {isPhone && <WholePage rows={rows} selection={selection} />}
        <strong aria-live="polite">
          {selection.isFull ? texts.allSelected(count) : texts.selected(count)}
        </strong>
      </span>
      <span>
        {count > 0 && (
          <ActionMenu items={actions}>
            <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
              {texts.actions(count)}
            </Button>
          </ActionMenu>
        )}
        {isPhone ? (
          <IconButton
            label={texts.clearSelection}
            icon={<CloseOutlined aria-hidden />}
            onClick={onClear}
          />
        ) : (
          <Button type="text" onClick={onClear}>
            {texts.clearSelection}
          </Button>
        )}
      </span>
    </div>
  );
}

/** What stands above the boxes of a table. */
function WholePage<Row extends ListRow>({
  rows,
  selection,
}: Pick<Props<Row>, 'rows' | 'selection'>) {
  const ticked = selection.ids;
  const onPage = rows.filter(selection.isOpen).map(({ id }) => id);
  const here = onPage.filter((id) => ticked.includes(id)).length;
  return (
    <Checkbox
      className="bw-whole-page"
      aria-label={texts.selectAll}
      checked={here > 0 && here === onPage.length}
      indeterminate={here > 0 && here < onPage.length}
      onChange={({ target }) => selection.tick(target.checked ? [...ticked, ...onPage] : [])}
    />
  );
}
