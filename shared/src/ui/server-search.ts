export { type IsForList, PendingKeys } from './server-search/pending-keys';
export {
  type ServerSearch,
  useDebouncedValue,
  useServerSearch,
} from './server-search/use-server-search';
