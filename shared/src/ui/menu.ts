export type { MenuProps } from 'antd';
export { Dropdown, Menu } from 'antd';
export { type ActionItem, ActionMenu } from './menu/action-menu';
export { RowMenu } from './menu/row-menu';
