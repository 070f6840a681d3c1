import { HttpError } from '../../platform/errors';
import { TEXTS } from './texts';

/** A PDF that could not be made, or that does not say what it should: nobody gets it. */
export class PdfNotMade extends HttpError {
  constructor(cause: unknown) {
    super(500, TEXTS.notMade, { cause });
  }
}
