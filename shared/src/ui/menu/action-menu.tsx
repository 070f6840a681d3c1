import { Dropdown, type MenuProps } from 'antd';
import type { ReactElement, ReactNode } from 'react';

export type ActionItem = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Takes something away that does not come back; stands last, in red. */
  isDanger?: boolean;
  /** Why it cannot be done now. */
  disabledReason?: string;
  onClick: () => void;
};

type Props = {
  items: readonly ActionItem[];
  /** The button that opens the menu. */
  children: ReactElement;
};

/** A button with the things that can be done. */
export function ActionMenu({ items, children }: Props) {
  return (
    <Dropdown menu={{ items: items.map(menuItem) }} trigger={['click']}>
      {children}
    </Dropdown>
  );
}

type MenuItem = NonNullable<MenuProps['items']>[number];

const menuItem = ({
  key,
  label,
  icon,
  isDanger,
  disabledReason,
  onClick,
}: ActionItem): MenuItem => ({
  key,
  label,
  icon,
  danger: isDanger,
  disabled: disabledReason !== undefined,
  title: disabledReason,
  // A click in the menu of a row is no click on the row.
  onClick: ({ domEvent }) => {
    domEvent.stopPropagation();
    onClick();
  },
});
