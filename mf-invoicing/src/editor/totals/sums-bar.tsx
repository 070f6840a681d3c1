import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { ErrorSummary } from '@boekwerk/shared/ui/form';
import { useIsPhone } from '@boekwerk/shared/ui/list/use-is-phone';
import type { InvoiceFormParts } from '../use-invoice-form';
import { LiveTotals } from './live-totals';

type Props = { form: InvoiceFormParts; invoice: Invoice | null };

/** What the invoice comes to, always in sight under the lines; a phone has it in its footer. */
export function SumsBar({ form: { control }, invoice }: Props) {
  const isPhone = useIsPhone();
  return (
    <div className="invoicing-sums-bar">
      <ErrorSummary control={control} />
      {!isPhone && <LiveTotals control={control} invoice={invoice} />}
    </div>
  );
}
