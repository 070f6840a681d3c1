import { useMedia } from '../media/use-media';

/** Too narrow for a table. */
const PHONE = '(max-width: 767px)';

export const useIsPhone = () => useMedia(PHONE);
