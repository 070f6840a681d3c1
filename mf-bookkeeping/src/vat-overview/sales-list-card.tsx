import type { SalesListRow } from '@boekwerk/shared/contract/bookkeeping/vat-overview';
import { StatusBadge } from '@boekwerk/shared/ui/badge';
import { Card } from '@boekwerk/shared/ui/layout';
import { Amount, Muted } from '@boekwerk/shared/ui/text';
import { texts } from './texts';

const { salesColumns: columns } = texts;

/** Box 3b per customer, as the EU sales list asks for it. */
export function SalesListCard({ rows }: { rows: readonly SalesListRow[] }) {
  return (
    <Card title={texts.salesList}>
      {rows.length === 0 ? (
        <Muted>{texts.noSales}</Muted>
      ) : (
        <>
          <p>{texts.salesListHint}</p>
          <table className="bookkeeping-vat-table">
            <thead>
              <tr>
                <th scope="col">{columns.number}</th>
                <th scope="col">{columns.name}</th>
                <th scope="col">{columns.supply}</th>
                <th scope="col">{columns.amount}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Customer key={`${row.tax_number} ${row.name} ${row.supply}`} row={row} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  );
}

const Customer = ({ row }: { row: SalesListRow }) => (
  <tr>
    <th scope="row">{row.tax_number || texts.unknown}</th>
    <td>
      {row.name}{' '}
      {row.problem && <StatusBadge tone="amber">{texts.problems[row.problem]}</StatusBadge>}
    </td>
    <td data-column={columns.supply}>{row.supply ? texts.supplies[row.supply] : texts.unknown}</td>
    <td data-column={columns.amount}>
      <Amount value={row.amount} />
    </td>
  </tr>
);
