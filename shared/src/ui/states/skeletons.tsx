import './states.css';
import { texts } from './texts';

const WIDTHS = ['92%', '76%', '84%', '60%'];

/** Placeholder lines of text. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return <Bones className="bw-bones" count={lines} />;
}

/** Placeholder fields. */
export function FormSkeleton({ rows = 5 }: { rows?: number }) {
  return <Bones className="bw-bones bw-bones-form" count={rows} />;
}

function Bones({ className, count }: { className: string; count: number }) {
  return (
    <div className={className} role="status">
      <span className="bw-unseen">{texts.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="bw-bone" style={{ width: WIDTHS[index % WIDTHS.length] }} />
      ))}
    </div>
  );
}

/** A spinner in place of something that takes a while. */
export function Loader({ text = texts.loading }: { text?: string }) {
  return (
    <div className="bw-loader" role="status">
      {text}
    </div>
  );
}
