export type { ActionItem } from './menu/action-item';
export { ActionMenu } from './menu/action-menu';
export { RowMenu } from './menu/row-menu';
