import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table } from './table';
import type { TableColumns, TableSort } from './table-column';

type Row = { id: number; name: string; address: { city: string | null } };

const rows: Row[] = [
  { id: 1, name: 'Bakkerij Jansen', address: { city: 'Utrecht' } },
  { id: 2, name: 'Kapper Bos', address: { city: null } },
];

const columns: TableColumns<Row> = [
  { key: 'name', title: 'Naam', sorter: true, ellipsis: true, dataIndex: 'name' },
  { key: 'city', title: 'Plaats', sorter: true, dataIndex: ['address', 'city'] },
  { key: 'open', title: 'Open', render: (_, { id }) => <a href={`/${id}`}>Open</a> },
];

function open({
  columns: shown = columns,
  ...sort
}: Partial<TableSort> & { columns?: TableColumns<Row> } = {}) {
  const onSort = jest.fn();
  render(
    <Table
      rowKey="id"
      columns={shown}
      dataSource={rows}
      sort={{ key: 'name', order: 'asc', onSort, ...sort }}
    />,
  );
  return onSort;
}

const heading = (name: string) => screen.getByRole('columnheader', { name });

it('shows a row below its headings, from a field, from the way to one, or as it is rendered', () => {
  open();
  const [, first, second] = screen.getAllByRole('row');
  const cells = within(first as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Bakkerij Jansen',
    'Utrecht',
    'Open',
  ]);
  expect(within(second as HTMLElement).getAllByRole('cell')[1]).toBeEmptyDOMElement();
});

it('says by which column the rows are sorted, and which way', () => {
  open({ key: 'city', order: 'desc' });
  expect(heading('Plaats')).toHaveAttribute('aria-sort', 'descending');
  expect(heading('Naam')).not.toHaveAttribute('aria-sort');
});

it('sorts from low to high, and the same column the other way round', async () => {
  const onSort = open();
  await userEvent.click(screen.getByRole('button', { name: 'Plaats' }));
  await userEvent.click(screen.getByRole('button', { name: 'Naam' }));
  expect(onSort.mock.calls).toEqual([
    ['city', 'asc'],
    ['name', 'desc'],
  ]);
});

it('sorts a column of counts from high to low first', async () => {
  const onSort = open({
    columns: [
      { key: 'count', title: 'Te boeken', sorter: true, isHighFirst: true, dataIndex: 'id' },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Te boeken' }));
  expect(onSort).toHaveBeenCalledWith('count', 'desc');
});

it('is sorted by keys alone, and only where the server can', async () => {
  const onSort = open({ order: 'desc' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSort).toHaveBeenCalledWith('name', 'asc');
  expect(within(heading('Open')).queryByRole('button')).toBeNull();
});

it('tells the whole of a text that is cut where it does not fit', () => {
  open();
  expect(screen.getByTitle('Bakkerij Jansen')).toBeVisible();
  expect(screen.queryByTitle('Utrecht')).toBeNull();
});

describe('in a window too narrow for all columns', () => {
  const columns: TableColumns<Row> = [
    { key: 'name', title: 'Naam', sorter: true, dataIndex: 'name' },
    {
      key: 'city',
      title: 'Plaats',
      sorter: true,
      below: { column: 'name', from: 'narrow' },
      dataIndex: ['address', 'city'],
      render: (_, { address }) => <span>{address.city ?? 'onbekend'}</span>,
    },
  ];
  const ofWidth = (width: number) =>
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...real,
      matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    }));
  const real = window.matchMedia('print');
  afterEach(() => jest.restoreAllMocks());

  it('shows a column in the cells of another one, below that, and nothing where it has nothing', () => {
    ofWidth(1199);
    open({ columns });
    const cells = screen.getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Bakkerij JansenUtrecht',
      'Kapper Bos',
    ]);
  });

  it('sorts by either, and says by which the rows are sorted', async () => {
    ofWidth(1024);
    const onSort = open({ columns, key: 'city', order: 'desc' });
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    expect(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Plaats' }));
    await userEvent.click(screen.getByRole('button', { name: 'Naam' }));
    expect(onSort.mock.calls).toEqual([
      ['city', 'asc'],
      ['name', 'asc'],
    ]);
  });

  it('leaves it beside the other one where there is room', () => {
    ofWidth(1200);
    open({ columns });
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });
});
