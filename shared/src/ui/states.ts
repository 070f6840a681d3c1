export { ErrorState } from './states/error-state';
export { FailedBar } from './states/failed-bar';
export { Loaded } from './states/loaded';
export { bothOf, type QueryState } from './states/query-state';
export { FormSkeleton, Loader, TextSkeleton } from './states/skeletons';
export { useButtonsFocus } from './states/use-buttons-focus';
export { usePassedFocus } from './states/use-passed-focus';
export { useReturnedFocus } from './states/use-returned-focus';
