import '../states/states.css';

type Props = { rows: number; columns: number; text: string };

/** Rows in the shape of the table, while the first ones are on their way. */
export function ListSkeleton({ rows, columns, text }: Props) {
  return (
    <div role="status" className="bw-list-bones">
      <span className="bw-unseen">{text}</span>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <div key={row}>
          {Array.from({ length: columns }, (_, column) => (
            <span
              key={column}
              className="bw-bone"
              style={{ width: `${60 + ((row + column) % 3) * 12}%` }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
