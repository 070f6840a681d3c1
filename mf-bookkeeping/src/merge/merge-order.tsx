import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { FileImageOutlined, FilePdfOutlined } from '@boekwerk/shared/ui/icons';
import { OrderedList } from '../parts/ordered-list/ordered-list';
import './merge.css';
import { texts } from './texts';

type Props = {
  documents: readonly BookingItem[];
  onOrder: (documents: BookingItem[]) => void;
};

/** Documents in the order in which their pages come. */
export const MergeOrder = ({ documents, onOrder }: Props) => (
  <OrderedList
    items={documents}
    keyOf={({ id }) => id}
    nameOf={({ file_name }) => file_name}
    onOrder={onOrder}
  >
    {({ content_type, file_name, amount_pages }) => (
      <>
        {content_type === 'application/pdf' ? <FilePdfOutlined /> : <FileImageOutlined />}
        <span className="bookkeeping-merge-file">
          <span>{file_name}</span>
          <small>{texts.pages(amount_pages)}</small>
        </span>
      </>
    )}
  </OrderedList>
);
