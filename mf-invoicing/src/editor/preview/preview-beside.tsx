import { lazy, Suspense } from 'react';
import type { InvoiceFormMethods } from '../use-invoice-form';
import './live-preview.css';

type Props = { form: InvoiceFormMethods; id: number | null };

/** Fetched by who has room for it. */
const LivePreview = lazy(async () => ({
  default: (await import('./live-preview')).LivePreview,
}));

/** The page beside the form; its place is there before it is. */
export function PreviewBeside(props: Props) {
  return (
    <div className="invoicing-live-place">
      <Suspense fallback={null}>
        <LivePreview {...props} />
      </Suspense>
    </div>
  );
}
