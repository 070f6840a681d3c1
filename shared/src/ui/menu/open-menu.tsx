import { Dropdown, type MenuProps } from 'antd';
import { type ReactElement, useState } from 'react';
import type { ActionItem } from './action-item';
import { DisabledItem } from './disabled-item';

type Props = {
  items: readonly ActionItem[];
  /** Comes before what is done: a dialog gives the focus back to who had it. */
  onChosen: () => void;
  children: ReactElement;
};

/** The menu of a button; it is open when it comes. */
export function OpenMenu({ items, onChosen, children }: Props) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dropdown
      menu={{ items: items.map((item) => menuItem(item, onChosen)) }}
      trigger={['click']}
      open={isOpen}
      onOpenChange={setOpen}
    >
      {children}
    </Dropdown>
  );
}

type MenuItem = NonNullable<MenuProps['items']>[number];

const menuItem = (
  { key, label, icon, isDanger, disabledReason, onClick }: ActionItem,
  onChosen: () => void,
): MenuItem => ({
  key,
  icon,
  danger: isDanger,
  ...(disabledReason === undefined
    ? { label }
    : {
        label: <DisabledItem label={label} reason={disabledReason} />,
        className: 'ant-dropdown-menu-item-disabled',
      }),
  // A click in the menu of a row is no click on the row.
  onClick: ({ domEvent }) => {
    domEvent.stopPropagation();
    if (disabledReason !== undefined) return;
    onChosen();
    onClick();
  },
});
