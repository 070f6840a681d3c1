import type { Recurrence } from '@boekwerk/shared/contract/invoice';
import { today } from '@boekwerk/shared/domain/dates/dates';
import { anchorsAfter } from '@boekwerk/shared/domain/invoice/recurrence';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { useWatch } from '@boekwerk/shared/ui/form';
import { Muted } from '@boekwerk/shared/ui/text';
import { useId } from 'react';
import { texts } from './texts';
import { type Occurrence, periodInWords, upcoming } from './upcoming';
import type { RecurrenceControl } from './use-recurrence-form';

type Props = {
  control: RecurrenceControl;
  /** The recurrence as it is, also one that was stopped; null when there is none. */
  before: Recurrence | null;
  /** How many invoices were made already. */
  made: number;
  /** Where they go; empty for a customer without an address, to whom none is sent. */
  emails: string;
};

const SHOWN = 6;

/** The invoices that follow from the settings, while they are typed. */
export function UpcomingInvoices({ control, before, made, emails }: Props) {
  const id = useId();
  const [next_date, next_period_start, recurrence_type, is_unlimited, max_recurrences, isSent] =
    useWatch({
      control,
      name: [
        ...(['next_date', 'next_period_start', 'recurrence_type'] as const),
        ...(['is_unlimited', 'max_recurrences', 'send_automatically'] as const),
      ],
    });
  if (!next_date || !next_period_start) return null;
  const left = is_unlimited ? null : Math.floor((max_recurrences || 0) - made);
  const chosen = { recurrence_type, next_date, next_period_start };
  const occurrences = upcoming(anchorsAfter(chosen, made, before), { made, left }, SHOWN);
  return (
    <section className="invoicing-recurrence-part">
      <h3 id={id}>{texts.upcoming}</h3>
      <ol aria-labelledby={id} className="invoicing-recurrence-upcoming">
        {occurrences.map((occurrence) => (
          <li key={occurrence.date}>{inWords(occurrence, isSent && emails !== '')}</li>
        ))}
      </ol>
      {occurrences.length === 0 && <Muted>{texts.noneLeft}</Muted>}
    </section>
  );
}

/** `30-11-2026 · periode 01-11 t/m 30-11` */
function inWords({ date, ...period }: Occurrence, isSent: boolean): string {
  const parts = [formatDate(date), texts.period(...periodInWords(period))];
  return [...parts, ...(date <= today() ? [texts.now(isSent)] : [])].join(' · ');
}
