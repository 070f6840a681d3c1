import { beginningOf } from '../../platform/beginning-of';

const MOST_SHOWN = 300;

export const TEXTS = {
  document: 'Document',
  mailed: ({ file_name, message }: { file_name: string; message: string }, link: string) =>
    `${oneLine(message)}\n(${oneLine(file_name)})\n${link}`,
  more: (count: number) =>
    count === 1 ? 'En nog één andere vraag.' : `En nog ${count} andere vragen.`,
};

/** What somebody typed stays within its line. */
function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MOST_SHOWN ? `${beginningOf(line, MOST_SHOWN)}…` : line;
}
