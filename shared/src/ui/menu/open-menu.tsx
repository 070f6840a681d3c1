import { Dropdown, type MenuProps, type MenuRef } from 'antd';
import type { ReactElement, Ref } from 'react';
import type { ActionItem } from './action-item';
import { DisabledItem } from './disabled-item';

type Props = {
  items: readonly ActionItem[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Whether a key opened it: then the focus goes to its first item. */
  isByKey: boolean;
  ref: Ref<MenuRef>;
  /** Comes before what is done: a dialog gives the focus back to who had it. */
  onChosen: () => void;
  children: ReactElement;
};

/** The menu of a button. */
export function OpenMenu(props: Props) {
  const { items, isOpen, onOpen, isByKey, ref, onChosen, children } = props;
  // It goes on to the menu, which its type does not say.
  const focusable = { ref };
  return (
    <Dropdown
      menu={{ ...focusable, items: items.map((item) => menuItem(item, onChosen)) }}
      trigger={['click']}
      open={isOpen}
      autoFocus={isByKey}
      onOpenChange={onOpen}
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
