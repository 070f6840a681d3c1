import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts } from './texts';

/** Says so when no company is selected: the list of them may be out of sight. */
export function useRightsMissing() {
  const notices = useNotices();
  return ({ administrations }: { administrations?: { message?: string } }): void => {
    if (administrations?.message) notices.error(texts.error, administrations.message);
  };
}
