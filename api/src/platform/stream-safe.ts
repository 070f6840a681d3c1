/**
 * As many accents and other marks in a row as no language has; putting marks in order takes the square of their number.
 * Source: UAX #15, stream-safe text format.
 */
const MOST_MARKS = 30;

/** A text that can be normalised in time proportional to its length, whoever wrote it: marks that pile up are left out. */
export const streamSafe = (text: string): string => text.replace(/\p{M}+/gu, firstOf);

/** Some marks take two places of a text: half of one could not be stored. */
const firstOf = (marks: string): string =>
  marks.length <= MOST_MARKS ? marks : [...marks].slice(0, MOST_MARKS).join('');
