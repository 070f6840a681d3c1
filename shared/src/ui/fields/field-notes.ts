import { createContext, type ReactNode, use } from 'react';

/** What is known of a field beside what its form says: a hint, or a warning that is shown instead of it. */
export type FieldNote = { hint?: ReactNode; warning?: ReactNode };

/** Tells something at the fields of a form, by their names; what a field says itself goes first. */
export const FieldNotes = createContext<(name: string) => FieldNote | undefined>(() => undefined);

export const useFieldNote = (name: string): FieldNote | undefined => use(FieldNotes)(name);
