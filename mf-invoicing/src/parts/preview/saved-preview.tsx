import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { formOf } from './form-of';
import { PreviewModal } from './preview-modal';

type Props = { invoice: Invoice; onClose: () => void };

/** An invoice as it is saved, as the customer will see it. */
export const SavedPreview = ({ invoice, onClose }: Props) => (
  <PreviewModal id={invoice.id} invoice={formOf(invoice)} onClose={onClose} />
);
