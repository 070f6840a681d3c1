import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { recurrenceName } from '@boekwerk/shared/domain/invoice/recurrence';
import { Button } from '@boekwerk/shared/ui/button';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { useInvoiceWork } from '../parts/invoice-work/invoice-work';
import { texts } from './texts';

type Props = { recurrence: Invoice['recurrence'] };

/** Tells that this is a template, and when the next invoice is made from it. */
export function TemplateBar({ recurrence }: Props) {
  const work = useInvoiceWork();
  return (
    <InfoBar
      action={
        <Button size="small" onClick={work?.repeat}>
          {texts.bar.change}
        </Button>
      }
    >
      {recurrence?.active
        ? texts.bar.repeats(recurrenceName(recurrence.recurrence_type), recurrence.next_date)
        : texts.bar.stands}
    </InfoBar>
  );
}
