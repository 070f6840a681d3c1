import { Amount } from '@boekwerk/shared/ui/text';
import './charts.css';
import type { Figure } from './figure';

type Props = { caption: string; columns: readonly string[]; figures: readonly Figure[] };

/** What a chart shows, to be read. */
export function FiguresTable({ caption, columns, figures }: Props) {
  return (
    <table className="host-chart-table">
      <caption className="bw-unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ key, name, amount }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <Amount value={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
