export { type ActionItem, ActionMenu } from './menu/action-menu';
export { RowMenu } from './menu/row-menu';
