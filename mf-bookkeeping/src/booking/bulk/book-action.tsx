import { BookOutlined } from '@boekwerk/shared/ui/icons';
import type { DocumentAction } from '../../document-action';
import { texts as remote } from '../../texts';
import { bookable } from './bookable';

// Those of the table would come with every list.
const texts = remote.book;

/** Books those of the ticked documents that can be booked, after a look at what is booked of each. */
export const bookAction: DocumentAction = {
  key: 'book',
  label: (documents) => {
    const { length } = bookable(documents);
    return length === 0 ? texts.action : texts.actionFor(length);
  },
  icon: <BookOutlined />,
  appliesTo: (documents) => bookable(documents).length > 0 || texts.noneToBook,
  load: () => import('../../bulk-booking').then(({ BulkBooking }) => BulkBooking),
};
