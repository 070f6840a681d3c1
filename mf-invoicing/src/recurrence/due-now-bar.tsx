import type { Recurrence } from '@boekwerk/shared/contract/invoice';
import { useWatch } from '@boekwerk/shared/ui/form';
import { InfoBar } from '@boekwerk/shared/ui/layout';
import { countDueNow } from './count-due-now';
import { texts } from './texts';
import type { RecurrenceControl } from './use-recurrence-form';

type Props = {
  control: RecurrenceControl;
  before: Recurrence | null;
  /** How many invoices were made already. */
  made: number;
  emails: string;
};

/** Says what saving does at once, while the settings are typed. */
export function DueNowBar({ control, before, made, emails }: Props) {
  const values = useWatch({ control, compute: (typed) => typed });
  const times = values.is_unlimited ? 0 : (values.max_recurrences ?? 0);
  const count = countDueNow({ ...values, max_recurrences: times || 0 }, made, before);
  if (count === 0) return null;
  const { sent, ready, noAddress } = texts.atOnce;
  const mailed = emails === '' ? noAddress(count) : sent(count, emails);
  return (
    <div role="status" className="invoicing-recurrence-part">
      <InfoBar tone="amber">{values.send_automatically ? mailed : ready(count)}</InfoBar>
    </div>
  );
}
