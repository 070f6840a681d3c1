import { invalid } from '../errors';
import { hasExtension } from './content-kind';
import type { Incoming } from './files';
import { pictureProblem } from './picture';
import { TEXTS } from './texts';

/** @throws HttpError 422 at `file` for what is no picture, or one that is too large to open */
export async function checkPicture(file: Incoming): Promise<void> {
  if (!hasExtension(file.name, [file.kind])) throw invalid({ file: TEXTS.wrongExtension });
  const problem = await pictureProblem(file.path);
  if (problem === 'too large') throw invalid({ file: TEXTS.tooManyPixels });
  if (problem) throw invalid({ file: TEXTS.unreadable });
}
