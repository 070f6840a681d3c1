import type { InvoiceRow } from '@boekwerk/shared/contract/invoice';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { shownBadges } from '@boekwerk/shared/domain/invoice/invoice-shown';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Space } from '@boekwerk/shared/ui/layout';

type Props = { invoice: Parameters<typeof shownBadges>[0] & Pick<InvoiceRow, 'id'> };

/** The state of an invoice, and other badges. */
export function InvoiceBadges({ invoice }: Props) {
  return (
    <Space wrap size={4}>
      {shownBadges(invoice, today()).map(({ name, tone, hint }) => (
        <StatusBadge key={name} tone={tone} hint={hint ?? undefined}>
          {name}
        </StatusBadge>
      ))}
    </Space>
  );
}
