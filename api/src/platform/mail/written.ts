import type { Letter, Part } from './letter';
import { letterHtml } from './letter-html';

/** A letter as text, and the same as a page: a mail program shows the one that it can. */
export type Written = { subject: string; text: string; html: string };

export const written = (letter: Letter): Written => ({
  subject: letter.subject,
  text: letter.parts.flatMap(partText).join('\n\n'),
  html: letterHtml(letter),
});

function partText(part: Part): string[] {
  if (typeof part === 'string') return [part];
  if ('items' in part) return [part.items.map((item) => `- ${item}`).join('\n')];
  return 'action' in part ? [part.href] : [];
}
