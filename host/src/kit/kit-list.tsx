import { listQuery } from '@boekwerk/shared/contract/lists';
import { formatDate, formatEuro } from '@boekwerk/shared/domain/money/format';
import { Link } from '@boekwerk/shared/router';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Button } from '@boekwerk/shared/ui/button';
import { DateRangeInput } from '@boekwerk/shared/ui/date-range';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { PlusOutlined } from '@boekwerk/shared/ui/icons';
import { type ListColumns, ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import { SelectInput } from '@boekwerk/shared/ui/select';
import { Amount, Muted } from '@boekwerk/shared/ui/text';
import * as v from 'valibot';
import { answerTo, type KitRow } from './kit-rows';

const Query = v.object({
  ...listQuery,
  sort: v.optional(v.picklist(['number', 'date', 'total']), 'date'),
  tab: v.optional(v.picklist(['all', 'concept', 'paid']), 'all'),
  from: v.optional(v.string(), ''),
  to: v.optional(v.string(), ''),
  state: v.optional(v.picklist(['rows', 'loading', 'reloading', 'failed', 'stale-failed']), 'rows'),
});

/** A list page, and with `?state=` each of its states. */
export function KitList() {
  const list = useListState(Query, { remember: 'kit' });
  return (
    <ListPage
      title="Facturen"
      action={
        <Button type="primary" icon={<PlusOutlined />}>
          Nieuwe factuur
        </Button>
      }
      list={list}
      query={answerTo(list.query)}
      tabs={[
        { key: 'all', label: 'Alles' },
        { key: 'concept', label: 'Concept' },
        { key: 'paid', label: 'Betaald' },
      ]}
      filters={
        <>
          <DateRangeInput label="Factuurdatum" value={list.query} onChange={list.change} />
          <SelectInput
            aria-label="Toestand"
            value={list.query.state}
            options={STATES}
            onChange={(state) => list.change({ state: state ?? 'rows' })}
          />
        </>
      }
      columns={columns}
      rowLink={({ id }) => `/kit?row=${id}`}
      phoneRow={(row) => ({
        title: row.customer,
        amount: formatEuro(row.total),
        meta: `${row.number} · ${formatDate(row.date)}`,
        badge: <StatusBadge tone={row.tone}>{row.status}</StatusBadge>,
      })}
      rowActions={() => [{ key: 'copy', label: 'Dupliceren', onClick: () => {} }]}
      bulkActions={(rows, keep) => [
        { key: 'paid', label: `Markeer als betaald (${rows.length})`, onClick: () => keep([]) },
      ]}
      empty={<EmptyState picture="invoices" title="Er zijn nog geen facturen aangemaakt" />}
      texts={{
        search: 'Zoek in facturen',
        loading: 'Facturen laden...',
        nothingFound: 'Geen facturen gevonden',
        failed: 'Er ging iets mis bij het laden van de facturen',
      }}
    />
  );
}

const STATES = ['rows', 'loading', 'reloading', 'failed', 'stale-failed'].map((state) => ({
  value: state as v.InferOutput<typeof Query>['state'],
  label: state,
}));

const columns: ListColumns<KitRow> = [
  {
    key: 'number',
    title: '#',
    width: 140,
    sorter: true,
    render: (_, row) => <Link to={`/kit?row=${row.id}`}>{row.number}</Link>,
  },
  { key: 'customer', title: 'Klant', dataIndex: 'customer' },
  {
    key: 'subject',
    title: 'Onderwerp',
    ellipsis: true,
    render: (_, { subject }) => <Muted>{subject}</Muted>,
  },
  { key: 'date', title: 'Factuurdatum', sorter: true, render: (_, { date }) => formatDate(date) },
  {
    key: 'total',
    title: 'Totaalbedrag',
    align: 'right',
    sorter: true,
    render: (_, { total }) => <Amount value={total} />,
  },
  {
    key: 'status',
    title: 'Status',
    render: (_, { tone, status }) => <StatusBadge tone={tone}>{status}</StatusBadge>,
  },
];
