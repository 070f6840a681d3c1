import { useNotices } from '@boekwerk/shared/ui/notices';
import { useAuthorize } from '../queries';
import { keepAsked } from './asked-consent';

/** Sends the browser to the package's page, to give consent for an organisation; `null` is a new one. */
export function useStartConsent() {
  const notices = useNotices();
  const authorize = useAuthorize();
  const start = (credentials_id: number | null) =>
    authorize.mutate(credentials_id, {
      onSuccess: ({ data: address }) => {
        keepAsked(credentials_id);
        window.location.assign(address);
      },
      onError: notices.failed,
    });
  return { start, isStarting: authorize.isPending };
}
