import { isRefusal } from '@boekwerk/shared/api-client/is-refusal';
import type { ExportRequest } from '@boekwerk/shared/contract/invoice-export';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { useExport } from '../queries';
import { texts } from '../texts';

/** The ways to save invoices as a file: the chosen ones, or all that fit the filters. */
export function useExports() {
  const notices = useNotices();
  const { mutate, isPending } = useExport();
  const onError = (error: Error) =>
    isRefusal(error) ? notices.error(texts.exports.failed, error.message) : notices.failed(error);

  const itemsFor = (request: Partial<ExportRequest>): ActionItem[] =>
    (['csv', 'zip'] as const).map((format) => ({
      key: format,
      label: texts.exports[format],
      onClick: () => mutate({ format, request }, { onError }),
    }));
  return { itemsFor, isPending };
}
