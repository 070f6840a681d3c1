export type { ListQuery } from './list-state/list-query';
export { type ListState, openingQuery, useListState } from './list-state/use-list-state';
