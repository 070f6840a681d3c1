import { useMedia } from './use-media';

/** Beside the menu there is no room for all columns of a table. */
export const useIsNarrow = () => useMedia('(max-width: 1199px)');
