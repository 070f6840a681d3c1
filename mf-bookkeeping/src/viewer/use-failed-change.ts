import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useRefreshDocuments } from '../document-queries';
import { texts } from './texts';

/** Tells why a change of a document was not kept; what somebody else made of it is read anew. */
export function useFailedChange(): (error: unknown) => void {
  const notices = useNotices();
  const refresh = useRefreshDocuments();
  return (error) => {
    if (!(error instanceof ApiError) || error.status !== 409) return notices.failed(error);
    notices.error(texts.changedMeanwhile, error.message);
    void refresh();
  };
}
