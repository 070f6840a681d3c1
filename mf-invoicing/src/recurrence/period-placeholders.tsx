import { fillPeriodPlaceholders, periodLater } from '@boekwerk/shared/domain/invoice/recurrence';
import { useWatch } from '@boekwerk/shared/ui/form';
import { Muted } from '@boekwerk/shared/ui/text';
import { texts } from './texts';
import type { RecurrenceControl } from './use-recurrence-form';

const WORDS = ['{periode}', '{maand}', '{kwartaal}', '{jaar}'];

/** The placeholders for the period in the texts of an invoice, with their next values. */
export function PeriodPlaceholders({ control }: { control: RecurrenceControl }) {
  const [start, type] = useWatch({ control, name: ['next_period_start', 'recurrence_type'] });
  if (!start) return null;
  return (
    <section className="invoicing-recurrence-part">
      <h3>{texts.placeholders}</h3>
      <Muted>{texts.placeholdersHint}</Muted>
      <dl className="invoicing-recurrence-placeholders">
        {WORDS.map((word) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{fillPeriodPlaceholders(word, periodLater(start, type, 0))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
