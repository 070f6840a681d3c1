import type { InvoiceForm } from '@boekwerk/shared/contract/invoice-form';
import { Modal } from '@boekwerk/shared/ui/modal';
import { PdfView } from '@boekwerk/shared/ui/pdf';
import { ErrorState, Loaded, useReturnedFocus } from '@boekwerk/shared/ui/states';
import { texts } from '../../texts';
import './preview.css';
import { usePreview } from './use-preview';

type Props = {
  /** Of what is saved already; null for a new one. */
  id: number | null;
  invoice: InvoiceForm;
  onClose: () => void;
};

/** The invoice as the customer will see it, saved or not. */
export function PreviewModal({ id, invoice, onClose }: Props) {
  const preview = usePreview({ ...invoice, id });
  useReturnedFocus();
  const shown = {
    label: texts.preview,
    failed: <ErrorState title={texts.previewFailed} query={preview} />,
  };
  return (
    <Modal
      open
      centered
      width={900}
      title={texts.preview}
      footer={null}
      onCancel={onClose}
      className="invoicing-preview"
    >
      <Loaded
        query={preview}
        loading={<PdfView file={null} {...shown} />}
        failed={texts.previewFailed}
      >
        {(file) => <PdfView file={file} {...shown} />}
      </Loaded>
    </Modal>
  );
}
