import type {
  ImportRemark,
  SheetView as View,
} from '@boekwerk/shared/contract/bookkeeping/imports';
import './imports.css';
import { texts } from './texts';

type Props = {
  sheet: View;
  errors: readonly ImportRemark[];
  warnings: readonly ImportRemark[];
};

/** A sheet with its rows and columns named as in a spreadsheet; the cells of which something is said are marked. */
export function SheetView({ sheet, errors, warnings }: Props) {
  const columns = Math.max(0, ...sheet.map(({ cells }) => cells.length));
  if (columns === 0) return null;
  const names = Array.from({ length: columns }, (_, at) => String.fromCharCode(65 + at));
  return (
    <section
      className="bookkeeping-sheet-view"
      aria-label={texts.sheet}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {names.map((name, at) => (
                <Cell
                  key={name}
                  text={cells[at] ?? ''}
                  error={saidOf(errors, `${name}${row}`)}
                  warning={saidOf(warnings, `${name}${row}`)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const saidOf = (remarks: readonly ImportRemark[], cell: string): string =>
  remarks.flatMap((remark) => (remark.cell === cell ? remark.message : [])).join(' ');

function Cell({ text, error, warning }: { text: string; error: string; warning: string }) {
  const said = [error, warning].filter(Boolean).join(' ');
  if (said === '') return <td>{text}</td>;
  return (
    <td title={said} className={error ? 'bookkeeping-sheet-wrong' : 'bookkeeping-sheet-doubtful'}>
      {text}
      <span className="bw-unseen"> {said}</span>
    </td>
  );
}
