import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import { IconButton } from '../button/icon-button';
import type { ActionItem } from './action-item';
import { ActionMenu } from './action-menu';

type Props = {
  /** Whose actions they are: 'Acties voor 2026-0042'. */
  label: string;
  items: readonly ActionItem[];
};

/** ⋮ with what can be done to one row; nothing when there is nothing. */
export function RowMenu({ label, items }: Props) {
  if (items.length === 0) return null;
  return (
    <ActionMenu items={items}>
      <IconButton
        label={label}
        icon={<MoreOutlined aria-hidden />}
        onClick={(event) => event.stopPropagation()}
      />
    </ActionMenu>
  );
}
