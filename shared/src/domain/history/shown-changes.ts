import type { Field } from './field';
import { fieldOf } from './fields';
import type { HistoryValue } from './history-value';

/** A field that became something else, of an invoice or a payment of it, or of what came or went as a whole. */
type Change = {
  entity: string;
  field: string;
  before: HistoryValue;
  after: HistoryValue;
  is_whole: boolean;
};

export type ShownChange = {
  key: string;
  label: string;
  before: string;
  after: string;
  /** Of something created or deleted only its values are shown. */
  isWhole: boolean;
};

/** The changes that mean something to a user, in Dutch. */
export function shownChanges(changes: readonly Change[]): ShownChange[] {
  return changes.flatMap((change, index) => {
    const field = fieldOf(change.entity, change.field);
    const shown = field && asShown(change, field, `${index} ${change.field}`);
    return shown ? [shown] : [];
  });
}

function asShown(change: Change, { label, format }: Field, key: string): ShownChange | null {
  const { is_whole: isWhole } = change;
  if (isWhole && isNothing(change.after ?? change.before)) return null;
  const [before, after] = [format(change.before), format(change.after)];
  if (before === after && !isSecret(before)) return null;
  return { key, label, before, after, isWhole };
}

/** Default values of a new thing. */
const isNothing = (value: HistoryValue) => value === '' || value === 0 || value === false;

/** A secret: neither value is shown. */
const isSecret = (text: string) => text === '•••';
