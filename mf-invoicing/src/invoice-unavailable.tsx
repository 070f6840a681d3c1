import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PageShell } from '@boekwerk/shared/ui/page';
import { ErrorState, FormSkeleton } from '@boekwerk/shared/ui/states';
import { OVERVIEW } from './invoice-address';
import type { useInvoice } from './invoice-queries';
import { texts } from './texts';

type Props = { invoice: ReturnType<typeof useInvoice> };

/** Stands in for an invoice that is on its way, does not exist or could not be loaded. */
export function InvoiceUnavailable({ invoice }: Props) {
  const isUnknown = invoice.error instanceof ApiError && invoice.error.status === 404;
  return (
    <PageShell title={texts.anInvoice} breadcrumbs={[{ label: texts.list, to: OVERVIEW }]}>
      {invoice.isPending && <FormSkeleton rows={8} />}
      {isUnknown && <UnknownInvoice />}
      {invoice.isError && !isUnknown && (
        <ErrorState
          title={texts.failed}
          error={invoice.error}
          onRetry={invoice.refetch}
          isRetrying={invoice.isFetching}
        />
      )}
    </PageShell>
  );
}

/** For an address that names no invoice. */
export function UnknownInvoicePage() {
  return (
    <PageShell title={texts.anInvoice} breadcrumbs={[{ label: texts.list, to: OVERVIEW }]}>
      <UnknownInvoice />
    </PageShell>
  );
}

const UnknownInvoice = () => (
  <EmptyState
    picture="nothing-found"
    title={texts.notFound}
    action={<LinkButton to={OVERVIEW}>{texts.toList}</LinkButton>}
  />
);
