import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { Button } from 'antd';
import { type ActionItem, ActionMenu } from '../menu/action-menu';
import { texts } from './texts';
import { MOST_SELECTED } from './use-selection';

type Props = {
  count: number;
  actions: readonly ActionItem[];
  onClear: () => void;
};

/** Takes the place of the filters while rows are ticked. */
export function SelectionBar({ count, actions, onClear }: Props) {
  return (
    <div className="bw-selection-bar">
      <strong aria-live="polite">
        {count < MOST_SELECTED ? texts.selected(count) : texts.allSelected(count)}
      </strong>
      <span>
        <ActionMenu items={actions}>
          <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
            {texts.actions(count)}
          </Button>
        </ActionMenu>
        <Button type="text" onClick={onClear}>
          {texts.clearSelection}
        </Button>
      </span>
    </div>
  );
}
