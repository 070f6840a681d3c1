import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { Button } from '@boekwerk/shared/ui/button';
import { UpOutlined } from '@boekwerk/shared/ui/icons';
import { Amount } from '@boekwerk/shared/ui/text';
import { useId, useState } from 'react';
import { texts } from '../../texts';
import { TotalsPanel } from '../../totals-panel';
import type { InvoiceControl } from '../use-invoice-form';
import { useLiveTotals } from './use-live-totals';

type Props = { control: InvoiceControl; invoice: Invoice | null };

/** The total in the footer of a phone, which opens to all that it is made of. */
export function PhoneTotals({ control, invoice }: Props) {
  const sums = useLiveTotals(control, invoice);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        type="text"
        className="invoicing-phone-total"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {texts.totals.total} <UpOutlined rotate={isOpen ? 180 : 0} />
        </span>
        <strong>
          <Amount value={sums.sign * sums.totals.total} />
        </strong>
      </Button>
      <div id={id} hidden={!isOpen} className="invoicing-phone-sums">
        {isOpen && <TotalsPanel {...sums} />}
      </div>
    </>
  );
}
