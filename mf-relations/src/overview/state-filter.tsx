import { SelectInput } from '@boekwerk/shared/ui/select';
import { texts } from './texts';

type State = keyof typeof texts.states;

type Props = { query: { state: State }; change: (patch: { state: State }) => void };

/** The relations there are, or those that were deleted and can be put back. */
export function StateFilter({ query, change }: Props) {
  return (
    <SelectInput
      aria-label={texts.stateLabel}
      value={query.state}
      onChange={(state) => change({ state: state ?? 'active' })}
      options={options}
    />
  );
}

const options = (['active', 'deleted'] as const).map((value) => ({
  value,
  label: texts.states[value],
}));
