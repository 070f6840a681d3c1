export { ErrorState } from './states/error-state';
export { FormSkeleton, Loader, TextSkeleton } from './states/skeletons';
