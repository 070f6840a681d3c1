import { call } from '@boekwerk/shared/api-client/call';
import { deleteAttachment } from '@boekwerk/shared/contract/attachments';
import type { Attachment, Invoice } from '@boekwerk/shared/contract/invoice';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@boekwerk/shared/query';
import { invoiceKey } from '@boekwerk/shared/query-keys';
import { invoiceQuery, useRefetchWhenStale } from '../invoice-queries';

/** A link to a file is good for ten minutes. */
const RENEW_LINKS_MS = 9 * 60_000;

/** Refreshes the links before they expire. */
export const useFreshLinks = ({ id, attachments }: Pick<Invoice, 'id' | 'attachments'>) =>
  useQuery({
    ...invoiceQuery(id),
    enabled: attachments.length > 0,
    refetchInterval: RENEW_LINKS_MS,
    refetchIntervalInBackground: true,
    refetchOnMount: false,
  });

export function useDeleteAttachment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, invoice_id }: Attachment) =>
      call(deleteAttachment, { params: { id: invoice_id, attachmentId: id } }),
    onSuccess: (_, { id, invoice_id }) => {
      const left = attachmentsOf(client, invoice_id).filter((attachment) => attachment.id !== id);
      cacheAttachments(client, invoice_id, left);
    },
    onError: useRefetchWhenStale(),
  });
}

/** Updates the attachments only: the form may hold unsaved changes of the rest. */
export function cacheAttachments(client: QueryClient, id: number, attachments: Attachment[]): void {
  client.setQueryData<Invoice>(
    invoiceKey(id),
    (invoice) => invoice && { ...invoice, attachments: [...attachments] },
  );
}

const attachmentsOf = (client: QueryClient, id: number): Attachment[] =>
  client.getQueryData<Invoice>(invoiceKey(id))?.attachments ?? [];
