/** What was done last to the lines, and how to take it back. */
export type Undo = { text: string; undo: () => void };
