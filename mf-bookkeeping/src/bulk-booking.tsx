import { Loaded, Loader } from '@boekwerk/shared/ui/states';
import { BulkBookingModal } from './booking/bulk/bulk-booking-modal';
import type { ActionModalProps } from './document-action';
import { useDocument } from './document-queries';
import { texts } from './texts';
import { DocumentPreview } from './viewer/document-preview';
import './viewer/viewer.css';

/** Books several documents, with each of them to look at beside the table. */
export const BulkBooking = (props: ActionModalProps) => (
  <BulkBookingModal {...props} preview={(id) => <Preview key={id} id={id} />} />
);

const Preview = ({ id }: { id: number }) => (
  <Loaded query={useDocument(id)} loading={<Loader />} failed={texts.failedDocument}>
    {(document) => (
      <>
        <strong>{document.file_name}</strong>
        <DocumentPreview document={document} />
      </>
    )}
  </Loaded>
);
