import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { TotalsPanel } from '../../totals-panel';
import type { InvoiceControl } from '../use-invoice-form';
import { useLiveTotals } from './use-live-totals';

type Props = { control: InvoiceControl; invoice: Invoice | null };

/** Adds up what is typed, while it is typed. */
export function LiveTotals({ control, invoice }: Props) {
  return <TotalsPanel {...useLiveTotals(control, invoice)} />;
}
