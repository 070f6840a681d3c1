export { ListPage } from './list/list-page';
export type { ListColumns, ListTexts, PhoneRow } from './list/list-props';
