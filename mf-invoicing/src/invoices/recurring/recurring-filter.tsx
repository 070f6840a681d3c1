import { RECURRENCE_STATES } from '@boekwerk/shared/contract/recurrence';
import type { ListState } from '@boekwerk/shared/ui/list-state';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { texts } from '../texts';
import type { RecurringQuery } from './recurring-query';

/** What repeats, or what did and was stopped: the template of the invoices it made is found here. */
export function RecurringFilter({ list: { query, change } }: { list: ListState<RecurringQuery> }) {
  return (
    <SelectInput
      aria-label={texts.recurring.stateLabel}
      value={query.state}
      onChange={(state) => change({ state: state ?? 'active' })}
      options={options}
    />
  );
}

const options = RECURRENCE_STATES.map((value) => ({
  value,
  label: texts.recurring.states[value],
}));
