export { type IsForList, PendingKeys } from './server-search/pending-keys';
export { type ServerSearch, useServerSearch } from './server-search/use-server-search';
