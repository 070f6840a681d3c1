import { call } from '@boekwerk/shared/api-client/call';
import { exportCompany } from '@boekwerk/shared/contract/company-export';
import { saveFrom } from '@boekwerk/shared/plain/save-file';
import { useMutation } from '@boekwerk/shared/query';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { texts } from './texts';

/** Saves everything of the company as one zip, also for who has gone to another page meanwhile. */
export function useExportCompany() {
  const notices = useNotices();
  return useMutation({
    mutationFn: () => call(exportCompany, {}),
    onSuccess: (address) => {
      saveFrom(address);
      notices.success(texts.started, texts.startedHint);
    },
    onError: notices.failed,
  });
}
