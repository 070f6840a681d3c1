import { listBookingItems } from '@boekwerk/shared/contract/bookkeeping/documents';
import { Button } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { UploadOutlined } from '@boekwerk/shared/ui/icons';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { useState } from 'react';
import { REMEMBERED } from './document-list-query';
import { DocumentOnDemand } from './document-on-demand';
import { useDocuments } from './document-queries';
import { DownloadButton } from './download/download-button';
import { Covered } from './overview/covered';
import { DocumentList } from './overview/document-list';
import { EarlierInvoices } from './own-invoices/earlier-invoices';
import { texts } from './texts';
import { DropOverlay } from './upload/drop-overlay';
import { UploadBar } from './upload/upload-bar';
import { UploadModal } from './upload/upload-modal';
import { isBusy } from './upload/upload-queue';
import { useUploads } from './upload/use-uploads';
import { useOpenedDocument } from './use-opened-document';
import { useWorkPosition } from './work-queue/use-work-position';

/** /administration/document/overview */
export function DocumentsPage() {
  const list = useListState(listBookingItems.query, REMEMBERED);
  const documents = useDocuments(list.query);
  const listed = useOpenedDocument(list.query, documents.data);
  const opened = { ...listed, ...useWorkPosition(listed.id) };
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
      {!isUploading && <UploadBar uploads={uploads} onShow={() => setIsUploading(true)} />}
      <Covered isCovered={opened.id !== null}>
        <DocumentList
          list={list}
          documents={documents}
          linkTo={opened.linkTo}
          upload={upload}
          download={
            <>
              <DownloadButton query={list.query} />
              <EarlierInvoices />
            </>
          }
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
        />
      </Covered>
      <UploadModal
        isOpen={isUploading}
        uploads={uploads}
        linkTo={opened.linkTo}
        onClose={() => setIsUploading(false)}
      />
      <DropOverlay onFiles={take} />
      <DocumentOnDemand opened={opened} />
    </>
  );
}
