import type { Page, Word } from '../paper';

const SIGN = { width: 6, height: 10, line: 14 };

/** A page with what is written, as a typewriter would put it there; spaces put words apart. */
export function aPage(written: string, own: Partial<Page> = {}): Page {
  const words = written.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(
      ({ 0: text, index }): Word => ({
        text,
        confidence: 1,
        left: index * SIGN.width,
        right: (index + text.length) * SIGN.width,
        top: row * SIGN.line,
        bottom: row * SIGN.line + SIGN.height,
      }),
    ),
  );
  return { number: 1, width: 600, height: 800, source: 'text', words, ...own };
}
