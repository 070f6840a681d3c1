import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { Button } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { ErrorState, Loaded, Loader } from '@boekwerk/shared/ui/states';
import { documentUrl, useDocumentFile } from '../document-queries';
import { ImagePreview } from './image-preview';
import { PdfPreview } from './pdf-preview';
import { texts } from './texts';

type Props = { document: BookingItem };

/** What a document looks like; the file can be downloaded also when it cannot be shown. */
export const DocumentPreview = ({ document }: Props) =>
  document.file_locked ? (
    <LockedPreview document={document} />
  ) : (
    <FilePreview document={document} />
  );

const LockedPreview = ({ document }: Props) => (
  <>
    <div className="bookkeeping-viewer-tools">
      <DownloadButton document={document} />
    </div>
    <EmptyState picture="documents" title={texts.lockedPreview} text={texts.openElsewhere} />
  </>
);

function FilePreview({ document }: Props) {
  const { id, content_type, file_name } = document;
  const file = useDocumentFile(id);
  const tools = <DownloadButton document={document} />;
  const failed = <ErrorState title={texts.failedPreview} query={file} />;
  const Preview = content_type === 'application/pdf' ? PdfPreview : ImagePreview;
  return (
    <Loaded
      query={file}
      loading={<Loader text={texts.loading} />}
      failed={texts.failedPreview}
      frame={(state) => (
        <>
          <div className="bookkeeping-viewer-tools">{tools}</div>
          {state}
        </>
      )}
    >
      {(bytes) => (
        <Preview bytes={bytes} type={content_type} name={file_name} tools={tools} failed={failed} />
      )}
    </Loaded>
  );
}

function DownloadButton({ document: { id, file_name } }: Props) {
  const notices = useNotices();
  const download = async () => {
    try {
      saveAs(await documentUrl(id), file_name);
    } catch (error) {
      notices.failed(error);
    }
  };
  return (
    <Button type="text" icon={<DownloadOutlined />} onClick={download}>
      {texts.download}
    </Button>
  );
}

function saveAs(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
