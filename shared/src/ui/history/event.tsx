import type { HistoryEntry } from '../../contract/history';
import { shownChanges } from '../../domain/history/shown-changes';
import { formatInstant } from '../../domain/money/format';
import { ChangeLine } from './change-line';
import { sentenceOf } from './sentence-of';
import { texts } from './texts';

/** One write: when, who, what happened and which fields it changed. */
export function Event({ entry }: { entry: HistoryEntry }) {
  const changes = shownChanges(entry.changes);
  return (
    <li className="bw-event">
      <p className="bw-event-what">{sentenceOf(entry)}</p>
      <p className="bw-event-who">
        <time dateTime={entry.at}>{formatInstant(entry.at)}</time> · {whoOf(entry)}
      </p>
      {changes.length > 0 && (
        <ul className="bw-event-changes" aria-label={texts.changes}>
          {changes.map((change) => (
            <ChangeLine key={change.key} change={change} />
          ))}
        </ul>
      )}
    </li>
  );
}

function whoOf({ name, on_behalf_of }: HistoryEntry): string {
  const who = name ?? texts.itself;
  return on_behalf_of === null ? who : texts.onBehalf(who, on_behalf_of);
}
