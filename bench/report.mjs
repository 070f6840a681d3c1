/** What was too much, as a sentence each. */
export const failures = [];

/** Remembers a figure that is above what is allowed. */
export function limit(what, figure, most) {
  if (figure > most) failures.push(`${what} is ${figure.toFixed(1)}, at most ${most} is allowed`);
}

/** A table in Markdown: the first column is text, the others are figures. */
export function table(columns, rows) {
  const line = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  return [columns, line, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
