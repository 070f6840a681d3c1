import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { FileImageOutlined, FilePdfOutlined } from '@boekwerk/shared/ui/icons';
import { Muted } from '@boekwerk/shared/ui/text';
import { texts } from '../texts';

/** What kind of file it is, and of how many pages when there are several. */
export function FileIcon({ document: { content_type, amount_pages } }: { document: BookingItem }) {
  return (
    <span className="bookkeeping-file-icon">
      {content_type.startsWith('image/') ? <FileImageOutlined /> : <FilePdfOutlined />}
      {amount_pages > 1 && (
        <Muted>
          {amount_pages}
          <span className="bw-unseen"> {texts.pages}</span>
        </Muted>
      )}
    </span>
  );
}
