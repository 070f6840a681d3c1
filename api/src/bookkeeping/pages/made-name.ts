import path from 'node:path';
import { beginningOf } from '../../platform/beginning-of';

/** As long as the name of a file that is handed in. */
const MAX_BASE = 180;

/** The name of a PDF that was made of a document, by what is said of it: `bon.jpg` and `samengevoegd` give `bon (samengevoegd).pdf`. */
export function madeName(source: string, said: string): string {
  const addition = ` (${said})`;
  const base = path.basename(source, path.extname(source));
  return `${beginningOf(base, MAX_BASE - addition.length)}${addition}.pdf`;
}
