import type { ShownChange } from '../../domain/history/shown-changes';
import { texts } from './texts';

/** `Plaats: Utrecht → Amersfoort`; of what is new or gone only what it was. */
export function ChangeLine({ change }: { change: ShownChange }) {
  const { label, before, after, isWhole } = change;
  return (
    <li>
      <span className="bw-change-label">{label}:</span>{' '}
      {isWhole ? (
        <Value text={after || before} />
      ) : (
        <>
          <Value text={before} />
          <span aria-hidden="true"> → </span>
          <span className="bw-unseen">{texts.became} </span>
          <Value text={after} />
        </>
      )}
    </li>
  );
}

/** What fits on two lines. */
const SHORT = 80;

/** A long text opens on demand. */
function Value({ text }: { text: string }) {
  if (text === '') return <span className="bw-muted">{texts.empty}</span>;
  if (text.length <= SHORT && !text.includes('\n')) return text;
  return (
    <details className="bw-value-long">
      <summary>
        {shortened(text)} <span className="bw-value-more">{texts.whole}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}

const shortened = (text: string) => `${text.replace(/\s+/g, ' ').slice(0, SHORT).trimEnd()}…`;
