// This file is compiled into each remote: what has identity is imported by its shared name.
import { currentSession } from '@boekwerk/shared/session/session-store';

/** What was typed in a form and not saved yet. */
export type Draft<Values> = { values: Values; kept_at: string };

/** Keeps an unsaved form in this browser, for this user in this company. */
export function keepDraft<Values>(form: string, values: Values): void {
  const draft: Draft<Values> = { values, kept_at: new Date().toISOString() };
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage only means that there is no draft.
  }
}

/** The draft of a form; null when there is none, or none that can be read. */
export function draftOf<Values>(form: string): Draft<Values> | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(form)) ?? 'null');
  } catch {
    return null;
  }
}

export const forgetDraft = (form: string): void => localStorage.removeItem(keyOf(form));

/** At log-out nothing of a user's work stays behind in the browser. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(ofUser())) localStorage.removeItem(key);
  }
}

const ofUser = () => `boekwerk.draft.${currentSession().user?.id ?? 0}.`;

const keyOf = (form: string) => `${ofUser()}${currentSession().relation_id ?? 0}.${form}`;
