/** What was typed before the palette was there, and whether Enter ended it. */
export type TypedAhead = { text: string; isEntered: boolean };
