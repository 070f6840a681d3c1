import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PageShell } from '@boekwerk/shared/ui/page';
import { FormSkeleton, Loaded } from '@boekwerk/shared/ui/states';
import type { ReactNode } from 'react';
import { OVERVIEW } from './addresses';
import { useInvoice } from './invoice-queries';
import { texts } from './texts';

type Props = { id: number; children: (invoice: Invoice) => ReactNode };

/** The page of an invoice once it is loaded; until then a skeleton, or the error. */
export function LoadedInvoice({ id, children }: Props) {
  return (
    <Loaded
      query={useInvoice(id)}
      loading={<FormSkeleton rows={8} />}
      failed={texts.failed}
      missing={<UnknownInvoice />}
      frame={(state) => <AnInvoicePage>{state}</AnInvoicePage>}
    >
      {children}
    </Loaded>
  );
}

/** For an address that names no invoice. */
export function UnknownInvoicePage() {
  return (
    <AnInvoicePage>
      <UnknownInvoice />
    </AnInvoicePage>
  );
}

const AnInvoicePage = ({ children }: { children: ReactNode }) => (
  <PageShell title={texts.anInvoice} breadcrumbs={[{ label: texts.list, to: OVERVIEW }]}>
    {children}
  </PageShell>
);

const UnknownInvoice = () => (
  <EmptyState
    picture="nothing-found"
    title={texts.notFound}
    action={<LinkButton to={OVERVIEW}>{texts.toList}</LinkButton>}
  />
);
