import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { Button } from 'antd';
import { IconButton } from '../button/icon-button';
import type { ActionItem } from '../menu/action-item';
import { ActionMenu } from '../menu/action-menu';
import type { ListRow } from './list-props';
import { texts } from './texts';
import { useIsPhone } from './use-is-phone';
import type { Selection } from './use-selection';
import { WholePageBox } from './whole-page-box';

type Props<Row> = {
  selection: Selection<Row>;
  actions: readonly ActionItem[];
  onClear: () => void;
};

/** Takes the place of the filters while rows are ticked. */
export function SelectionBar<Row extends ListRow>(props: Props<Row>) {
  const { selection, actions, onClear } = props;
  const isPhone = useIsPhone();
  const count = selection.ids.length;
  return (
    <div className="bw-selection-bar">
      <span>
        {isPhone && <WholePageBox />}
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
