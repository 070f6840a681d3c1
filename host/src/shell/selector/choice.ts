/** A company that can be gone to. */
export type Choice = { id: number; name: string };

/** Companies to choose from under one heading; without one there is nothing else. */
export type ChoiceGroup = { title: string; choices: readonly Choice[] };
