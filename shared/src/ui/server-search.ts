export { type IsForList, KeptKeys } from './server-search/kept-keys';
export { type ServerSearch, useServerSearch } from './server-search/use-server-search';
