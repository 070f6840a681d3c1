import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { addressOf } from '../addresses';
import { templateOf } from '../template-of';
import { texts as remote } from '../texts';
import { CreditBar } from './credit-bar';
import { readOnlyReason } from './read-only-reason';
import { texts } from './texts';

/** Why it can only be read, and which other invoices it has to do with. */
export function SentBars({ invoice }: { invoice: Invoice }) {
  const template = templateOf(invoice);
  return (
    <>
      {invoice.pdf_failed_at && <InfoBar tone="red">{texts.pdfFailed}</InfoBar>}
      <InfoBar tone="neutral">{readOnlyReason(invoice)}</InfoBar>
      <CreditBar invoice={invoice} />
      {template !== null && (
        <InfoBar
          tone="indigo"
          action={
            <LinkButton size="small" to={addressOf({ id: template })}>
              {remote.showTemplate}
            </LinkButton>
          }
        >
          {texts.fromTemplate}
        </InfoBar>
      )}
    </>
  );
}
