// This file is compiled into each remote: what has identity is imported by its shared name.
import { currentSession } from '@boekwerk/shared/session/session-store';

/** What was typed in a form and not saved yet. */
export type Draft<Values> = { values: Values; kept_at: string };

/** Keeps an unsaved form in this browser, for this user in this company. */
export function saveDraft<Values>(form: string, values: Values): void {
  const key = keyOf(form);
  if (key === null) return;
  const draft: Draft<Values> = { values, kept_at: new Date().toISOString() };
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // When storage is full or blocked there is just no draft.
  }
}

/** The draft of a form; null when there is none, or none that can be read. */
export function readDraft<Values>(form: string): Draft<Values> | null {
  const key = keyOf(form);
  if (key === null) return null;
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft<Values>(found) ? found : null;
  } catch {
    return null;
  }
}

export function deleteDraft(form: string): void {
  const key = keyOf(form);
  if (key === null) return;
  localStorage.removeItem(key);
  window.dispatchEvent(new CustomEvent(DELETED, { detail: key }));
}

/**
 * Calls back whenever the draft of a form is deleted in this tab, by any remote: a form that was just typed in would else
 * keep it anew.
 *
 * @returns what ends it
 */
export function onDraftDeleted(form: string, callback: () => void): () => void {
  const listener = ({ detail }: CustomEventInit<string>) => {
    if (detail === keyOf(form)) callback();
  };
  window.addEventListener(DELETED, listener);
  return () => window.removeEventListener(DELETED, listener);
}

/** At log-out nothing of a user's work stays behind in the browser. */
export function deleteDrafts(): void {
  const { user } = currentSession();
  if (user === null) return;
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(ofUser(user.id))) localStorage.removeItem(key);
  }
}

// By way of the window, as this file is in each remote once more.
const DELETED = 'boekwerk:draft-deleted';

const ofUser = (id: number) => `boekwerk.draft.${id}.`;

/** Null when nobody is signed in: then there is nobody to keep a draft for. */
function keyOf(form: string): string | null {
  const { user, relation_id } = currentSession();
  return user && `${ofUser(user.id)}${relation_id}.${form}`;
}

const isDraft = <Values>(found: unknown): found is Draft<Values> =>
  typeof found === 'object' && found !== null && 'values' in found && 'kept_at' in found;
