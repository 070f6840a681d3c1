import { pictureProblem } from '../../platform/files/picture';
import { TEXTS } from './texts';

/** In Dutch why a file is no picture that can be kept; `null` when it is one. */
export async function pictureRefusal(file: string): Promise<string | null> {
  const problem = await pictureProblem(file);
  if (problem === null) return null;
  return problem === 'too large' ? TEXTS.tooManyPixels : TEXTS.damaged;
}
