import type { InvoiceQuery } from '@boekwerk/shared/contract/invoicing';
import { DateRangeInput } from '@boekwerk/shared/ui/date-range';
import type { ListState } from '@boekwerk/shared/ui/list-state';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { ExportMenu } from './exports/export-menu';
import { texts } from './texts';

/** The filters beside the search, and what can be done with all that fits them. */
export function InvoiceFilters({ list: { query, change } }: { list: ListState<InvoiceQuery> }) {
  return (
    <>
      <DateRangeInput label={texts.period} value={query} onChange={change} />
      <SelectInput
        aria-label={texts.expired.label}
        value={query.expired}
        onChange={(expired) => change({ expired: expired ?? 'all' })}
        options={expiredOptions}
      />
      <ExportMenu query={query} />
    </>
  );
}

const expiredOptions = (['all', 'expired', 'not_expired'] as const).map((value) => ({
  value,
  label: texts.expired[value],
}));
