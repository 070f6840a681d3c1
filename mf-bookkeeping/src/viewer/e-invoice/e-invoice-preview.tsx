import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PdfView } from '@boekwerk/shared/ui/pdf';
import { Loaded, Loader } from '@boekwerk/shared/ui/states';
import { type ReactNode, useMemo, useState } from 'react';
import '../viewer.css';
import './e-invoice.css';
import { EInvoicePaper } from './e-invoice-paper';
import { EInvoiceTools } from './e-invoice-tools';
import { embeddedPdf } from './embedded-pdf';
import { texts } from './texts';
import { useEInvoice } from './use-e-invoice';

type Props = {
  id: number;
  bytes: Uint8Array;
  /** Buttons that every kind of document has. */
  tools: ReactNode;
};

/** An e-invoice as people read it, or as its supplier printed it when that is in the file. */
export function EInvoicePreview({ id, bytes, tools }: Props) {
  const pdf = useMemo(() => embeddedPdf(bytes), [bytes]);
  const [isPrinted, setIsPrinted] = useState(false);
  return (
    <>
      <div className="bookkeeping-viewer-tools">
        {pdf && <EInvoiceTools pdf={pdf} isPrinted={isPrinted} onPrinted={setIsPrinted} />}
        {tools}
      </div>
      {pdf && isPrinted ? (
        <div className="bookkeeping-viewer-content">
          <PdfView
            file={pdf.bytes}
            fit="width"
            zoom={1}
            label={pdf.name}
            failed={<EmptyState picture="documents" title={texts.failed} text={texts.noneHint} />}
          />
        </div>
      ) : (
        <div className="bookkeeping-viewer-content bookkeeping-e-invoice-content">
          <Readable id={id} />
        </div>
      )}
    </>
  );
}

const Readable = ({ id }: { id: number }) => (
  <Loaded
    query={useEInvoice(id)}
    loading={<Loader text={texts.loading} />}
    failed={texts.failed}
    isPart
  >
    {(invoice) =>
      invoice ? (
        <EInvoicePaper invoice={invoice} />
      ) : (
        <EmptyState picture="documents" title={texts.none} text={texts.noneHint} />
      )
    }
  </Loaded>
);
