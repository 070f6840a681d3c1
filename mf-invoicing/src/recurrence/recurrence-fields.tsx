import { today } from '@boekwerk/shared/domain/dates/dates';
import {
  firstDateAllowed,
  periodLater,
  RECURRENCE_TYPES,
} from '@boekwerk/shared/domain/invoice/recurrence';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { DateField } from '@boekwerk/shared/ui/date';
import { CountField, ReadOnlyField, SwitchField } from '@boekwerk/shared/ui/fields';
import { useWatch } from '@boekwerk/shared/ui/form';
import { Columns, WideColumn } from '@boekwerk/shared/ui/layout';
import { SelectField } from '@boekwerk/shared/ui/select-field';
import { texts } from './texts';
import type { RecurrenceControl } from './use-recurrence-form';

type Props = {
  control: RecurrenceControl;
  /** How many invoices were made already. */
  made: number;
};

export function RecurrenceFields({ control, made }: Props) {
  return (
    <Columns>
      <DateField control={control} name="next_period_start" label={texts.periodStart} required />
      <PeriodEnd control={control} />
      <DateField
        control={control}
        name="next_date"
        label={made === 0 ? texts.firstDate : texts.nextDate}
        required
        min={firstDateAllowed(today())}
      />
      <SelectField
        control={control}
        name="recurrence_type"
        label={texts.interval}
        options={intervals}
      />
      <WideColumn>
        <SwitchField control={control} name="is_unlimited" label={texts.unlimited} />
      </WideColumn>
      <Times control={control} made={made} />
      <WideColumn>
        <SwitchField
          control={control}
          name="send_automatically"
          label={texts.sendThem}
          hint={texts.sendThemHint}
        />
      </WideColumn>
    </Columns>
  );
}

function PeriodEnd({ control }: Pick<Props, 'control'>) {
  const [start, type] = useWatch({ control, name: ['next_period_start', 'recurrence_type'] });
  return (
    <ReadOnlyField
      label={texts.periodEnd}
      value={start ? formatDate(periodLater(start, type, 0).end) : ''}
    />
  );
}

function Times({ control, made }: Props) {
  if (useWatch({ control, name: 'is_unlimited' })) return null;
  return (
    <CountField
      control={control}
      name="max_recurrences"
      label={texts.times}
      max={999}
      required
      {...(made > 0 && { hint: texts.timesHint(made) })}
    />
  );
}

const intervals = RECURRENCE_TYPES.map(({ type, name }) => ({ value: type, label: name }));
