import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { useEffect } from 'react';
import { texts } from './texts';
import { removeRefused, removeUploads, uploadsOf, useHasUnsent } from './upload-list';
import { useUploads } from './use-uploads';

/** Adds files to an invoice; to a new one as soon as it has been saved. */
export function useAttachFiles(invoice: Pick<Invoice, 'id' | 'attachments'> | null) {
  const { add, handOver } = useUploads();
  const id = invoice?.id ?? null;
  const hasUnsent = useHasUnsent(id);
  // On leaving, failed files stay for a retry; files of an unsaved invoice must not end up with another one.
  useEffect(() => () => (id === null ? removeUploads(null) : removeRefused(id)), [id]);
  return {
    count: invoice?.attachments.length ?? 0,
    /** Why it cannot be sent yet; what comes after that is not taken any more. */
    whyNotSend: hasUnsent ? texts.unsent : undefined,
    /** @returns whether the files wait for the invoice to be saved */
    add: (files: readonly File[]) => {
      add(id, files);
      return uploadsOf(null).some(({ state }) => state === 'waiting');
    },
    start: (saved: Pick<Invoice, 'id'>) => handOver(saved.id),
  };
}
