import type { BookingRule } from '@boekwerk/shared/contract/bookkeeping/booking-rules';
import type { ListColumns } from '@boekwerk/shared/ui/list';
import { texts } from './texts';

const { columns } = texts;

/** Sorted by the API, under the name of their key. */
export const ruleColumns = (open: (rule: BookingRule) => void): ListColumns<BookingRule> => [
  {
    key: 'supplier_name',
    title: columns.supplier,
    sorter: true,
    render: (_, rule) => (
      <button type="button" className="bw-row-open" onClick={() => open(rule)}>
        {rule.supplier_name}
      </button>
    ),
  },
  {
    key: 'ledger_code',
    title: columns.ledger,
    width: 190,
    sorter: true,
    render: (_, { ledger_code }) => <span className="bw-figures">{ledger_code}</span>,
  },
  { key: 'vat_code', title: columns.vat, width: 120, render: (_, { vat_code }) => vat_code },
  {
    key: 'cost_centre_code',
    title: columns.costCentre,
    width: 140,
    render: (_, { cost_centre_code }) => cost_centre_code,
  },
  {
    key: 'description',
    title: columns.description,
    below: { column: 'supplier_name', from: 'narrow' },
    ellipsis: true,
    render: (_, { description }) => description,
  },
];
