import { Loaded, Loader } from '@boekwerk/shared/ui/states';
import { BulkBookingDialog } from './booking/bulk/bulk-booking-dialog';
import type { ActionDialogProps } from './document-action';
import { useDocument } from './document-queries';
import { texts } from './texts';
import { DocumentPreview } from './viewer/document-preview';
import './viewer/viewer.css';

/** Books several documents, with each of them to look at beside the table. */
export const BulkBooking = (props: ActionDialogProps) => (
  <BulkBookingDialog {...props} preview={(id) => <Preview key={id} id={id} />} />
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
