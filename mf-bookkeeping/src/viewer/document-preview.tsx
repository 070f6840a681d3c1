import type { BookingItem } from '@boekwerk/shared/contract/bookkeeping/documents';
import { saveFile } from '@boekwerk/shared/plain/save-file';
import { Button } from '@boekwerk/shared/ui/button';
import { DownloadOutlined } from '@boekwerk/shared/ui/icons';
import { useNotices } from '@boekwerk/shared/ui/notices';
import { ErrorState, Loaded, Loader } from '@boekwerk/shared/ui/states';
import { lazy, type ReactNode, Suspense } from 'react';
import { useDocumentFile, useReadFile } from '../document-queries';
import { ImagePreview } from './image-preview';
import { PdfPreview } from './pdf-preview';
import { texts } from './texts';

/** Few documents are one: a list, and a PDF, need none of it. */
const EInvoicePreview = lazy(async () => ({
  default: (await import('./e-invoice/e-invoice-preview')).EInvoicePreview,
}));

type Props = { document: Pick<BookingItem, 'id' | 'file_name' | 'content_type'> };

/** What a document looks like; the file can be downloaded also when it cannot be shown. */
export function DocumentPreview({ document }: Props) {
  const file = useDocumentFile(document.id);
  const tools = <DownloadButton document={document} />;
  const failed = <ErrorState title={texts.failedPreview} query={file} />;
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
      {(bytes) => <Shown document={document} bytes={bytes} tools={tools} failed={failed} />}
    </Loaded>
  );
}

type ShownProps = Props & { bytes: Uint8Array; tools: ReactNode; failed: ReactNode };

/** Each kind of file has a preview of its own. */
function Shown({ document: { id, content_type, file_name }, ...shown }: ShownProps) {
  if (content_type === 'application/pdf') return <PdfPreview id={id} name={file_name} {...shown} />;
  if (content_type === 'application/xml')
    return (
      <Suspense fallback={<Loader text={texts.loading} />}>
        <EInvoicePreview id={id} bytes={shown.bytes} tools={shown.tools} />
      </Suspense>
    );
  return <ImagePreview id={id} type={content_type} name={file_name} {...shown} />;
}

/** Saves the file under the name that it has now: an address has the one that it was handed in with. */
function DownloadButton({ document: { id, file_name } }: Props) {
  const notices = useNotices();
  const read = useReadFile();
  const download = async () => {
    try {
      saveFile(neverShown(await read(id)), file_name);
    } catch (error) {
      notices.failed(error);
    }
  };
  return (
    <Button
      type="text"
      className="bookkeeping-viewer-download"
      title={texts.download}
      icon={<DownloadOutlined />}
      onClick={download}
    >
      {texts.download}
    </Button>
  );
}

/** Of a kind that no browser shows: a stranger made it. */
const neverShown = (bytes: Uint8Array) =>
  new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' });
