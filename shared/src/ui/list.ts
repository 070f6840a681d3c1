export { ListPage } from './list/list-page';
export { ListPart } from './list/list-part';
export type { ListColumns, ListProps, ListTexts, PhoneRow } from './list/list-props';
export { ListSkeleton } from './list/list-skeleton';
export { ShortList } from './list/short-list';
export { areShortcutsEnabled, setShortcutsEnabled } from './list/shortcut-setting';
export { useIsPhone } from './list/use-is-phone';
