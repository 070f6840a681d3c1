import type { HistoryChange } from '../../contract/history';
import type { Field } from './field';
import { fieldOf } from './fields';

export type ShownChange = {
  key: string;
  label: string;
  before: string;
  after: string;
  /** Of something new, or of something that is gone: only what it was is worth telling. */
  isWhole: boolean;
};

/** The changes that say something to a person, in Dutch. */
export function shownChanges(changes: readonly HistoryChange[]): ShownChange[] {
  return changes.flatMap((change, index) => {
    const field = fieldOf(change.entity, change.field);
    const shown = field && asShown(change, field, `${index} ${change.field}`);
    return shown ? [shown] : [];
  });
}

function asShown(change: HistoryChange, { label, format }: Field, key: string): ShownChange | null {
  const { is_whole: isWhole } = change;
  if (isWhole && isNothing(change.after ?? change.before)) return null;
  const [before, after] = [format(change.before), format(change.after)];
  if (before === after && !isSecret(before)) return null;
  return { key, label, before, after, isWhole };
}

/** What a new thing starts with, and nobody filled in. */
const isNothing = (value: HistoryChange['after']) => value === '' || value === 0 || value === false;

/** Neither the old nor the new one is told. */
const isSecret = (text: string) => text === '•••';
