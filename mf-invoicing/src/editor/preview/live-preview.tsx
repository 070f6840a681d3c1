import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PdfView, useOpenedPdf } from '@boekwerk/shared/ui/pdf';
import { ErrorState } from '@boekwerk/shared/ui/states';
import { useRef } from 'react';
import { useLivePreview } from '../../parts/preview/use-preview';
import { texts } from '../../texts';
import type { InvoiceFormMethods } from '../use-invoice-form';
import './live-preview.css';
import { usePreviewed } from './use-previewed';

type Props = {
  form: InvoiceFormMethods;
  /** Of what is saved already; null for a new one. */
  id: number | null;
};

/** The page as the customer gets it, beside the form: it follows what is typed, and stays until the next one is drawn. */
export function LivePreview({ form, id }: Props) {
  const previewed = usePreviewed(form);
  const last = useRef(previewed?.invoice ?? null);
  last.current = previewed?.invoice ?? last.current;
  const preview = useLivePreview(last.current && { ...last.current, id });
  const file = useOpenedPdf(preview.data ?? null);
  const isBehind = previewed !== null && !previewed.isWhole;
  return (
    <aside className="invoicing-live" aria-label={texts.preview}>
      {isBehind && file && <p className="invoicing-live-note">{texts.live.unfinished}</p>}
      {isBehind && !file && (
        <EmptyState picture="invoices" title={texts.live.nothing} text={texts.live.nothingYet} />
      )}
      {preview.isError ? (
        <ErrorState title={texts.previewFailed} query={preview} />
      ) : (
        (file || !isBehind) && (
          <PdfView
            file={file}
            label={texts.preview}
            failed={<ErrorState title={texts.previewFailed} query={preview} />}
          />
        )
      )}
    </aside>
  );
}
