import { NotLinkedBar } from '@boekwerk/shared/bars/not-linked-bar';
import {
  type BookingItem,
  listBookingItems,
} from '@boekwerk/shared/contract/bookkeeping/documents';
import { formatInstant } from '@boekwerk/shared/domain/money/format';
import { Button, IconButton } from '@boekwerk/shared/ui/button';
import { DateRangeInput } from '@boekwerk/shared/ui/date-range';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { ReloadOutlined, UploadOutlined } from '@boekwerk/shared/ui/icons';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { useState } from 'react';
import { DifferenceBadge } from './difference-badge';
import { DocumentBadge } from './document-badge';
import { DocumentBooking } from './document-booking';
import { useDocuments, useRefreshDocuments } from './document-queries';
import { documentColumns } from './overview/document-columns';
import { texts } from './texts';
import { DropOverlay } from './upload/drop-overlay';
import { UploadBar } from './upload/upload-bar';
import { UploadModal } from './upload/upload-modal';
import { isBusy } from './upload/upload-queue';
import { useUploads } from './upload/use-uploads';
import { useOpenedDocument } from './use-opened-document';
import { DocumentViewer } from './viewer/document-viewer';

/** The list comes back as it was left, without the document that was open on it. */
const remembered = { remember: 'documents', momentary: ['id'] };

/** /administration/document/overview */
export function DocumentsPage() {
  const list = useListState(listBookingItems.query, remembered);
  const documents = useDocuments(list.query);
  const refresh = useRefreshDocuments();
  const opened = useOpenedDocument(list.query, documents.data);
  const uploads = useUploads();
  const [isUploading, setIsUploading] = useState(false);

  const upload = (
    <Button type="primary" icon={<UploadOutlined />} onClick={() => setIsUploading(true)}>
      {texts.upload}
    </Button>
  );
  const take = (files: File[]) => {
    setIsUploading(true);
    uploads.add(files);
  };

  return (
    <>
      {!isUploading && <UploadBar uploads={uploads.uploads} onShow={() => setIsUploading(true)} />}
      <ListPage
        title={texts.title}
        action={upload}
        notice={<NotLinkedBar />}
        list={list}
        query={documents}
        tabs={tabs}
        filters={
          <>
            <DateRangeInput label={texts.period} value={list.query} onChange={list.change} />
            <IconButton
              label={texts.refresh}
              type="default"
              icon={<ReloadOutlined />}
              onClick={() => refresh(true)}
            />
          </>
        }
        columns={documentColumns(opened.linkTo)}
        rowLink={({ id }) => opened.linkTo(id)}
        phoneRow={phoneRow}
        empty={
          isBusy(uploads.uploads) ? (
            <EmptyState picture="documents" title={texts.arriving} text={texts.arrivingHint} />
          ) : (
            <EmptyState
              picture="documents"
              title={texts.none}
              text={texts.noneHint}
              action={upload}
            />
          )
        }
        texts={texts.list}
      />
      <UploadModal
        isOpen={isUploading}
        uploads={uploads}
        linkTo={opened.linkTo}
        onClose={() => setIsUploading(false)}
      />
      <DropOverlay onFiles={take} />
      {opened.id !== null && (
        <DocumentViewer
          id={opened.id}
          listed={opened.listed}
          position={opened.position}
          onGo={opened.go}
          onClose={opened.close}
          booking={<DocumentBooking id={opened.id} />}
        />
      )}
    </>
  );
}

const tabs = [
  { key: 'all', label: texts.tabs.all },
  { key: 'to_progress', label: texts.tabs.to_progress },
] as const;

const phoneRow = ({ file_name, tag, uploaded_date, status, package_difference }: BookingItem) => ({
  title: file_name,
  amount: tag ?? texts.noTag,
  meta: formatInstant(uploaded_date),
  badge: package_difference ? (
    <DifferenceBadge difference={package_difference} />
  ) : (
    <DocumentBadge status={status} />
  ),
});
