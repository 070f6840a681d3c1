export type { ListQuery } from './list-state/list-query';
export { type ListState, useListState } from './list-state/use-list-state';
