/** A part of a letter. As text it has all of them but the facts, which stand in its words or in what goes along with it. */
export type Part =
  /** A paragraph, whose lines stay lines. */
  | string
  | { items: readonly string[] }
  /** The one thing to do: a button, with its address below it. */
  | { action: string; href: string }
  /** What the letter is about, as names with values; the last one counts most. */
  | { facts: readonly (readonly [name: string, value: string])[] };

export type Letter = {
  /** In whose name it is: stands above it. */
  sender: string;
  /** The Content-ID of the sender's logo, which goes along with the e-mail. */
  logo: string | null;
  subject: string;
  parts: readonly Part[];
};

/** The paragraphs of a text that somebody wrote. */
export const paragraphsOf = (text: string): string[] =>
  text.replace(/\r\n?/g, '\n').split(/\n{2,}/);
