import type { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import { Modal } from '@boekwerk/shared/ui/modal';
import { PdfView } from '@boekwerk/shared/ui/pdf';
import { ErrorState } from '@boekwerk/shared/ui/states';
import { useReturnedFocus } from '../use-returned-focus';
import { usePreview } from './queries';
import { texts } from './texts';

type Props = { invoice: InvoiceForm; onClose: () => void };

/** The invoice as the customer will see it, saved or not. */
export function PreviewModal({ invoice, onClose }: Props) {
  const preview = usePreview(invoice);
  useReturnedFocus();
  const failed = (
    <ErrorState
      title={texts.previewFailed}
      error={preview.error}
      onRetry={preview.refetch}
      isRetrying={preview.isFetching}
    />
  );
  return (
    <Modal
      open
      centered
      width={900}
      title={texts.preview}
      footer={null}
      onCancel={onClose}
      className="invoice-preview"
    >
      {preview.isError ? (
        failed
      ) : (
        <PdfView file={preview.data ?? null} label={texts.preview} failed={failed} />
      )}
    </Modal>
  );
}
