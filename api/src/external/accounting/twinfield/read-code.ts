import { UnreadableAnswer } from '../accounting-error';
import { type Element, textAt } from './xml/element';

/** A code or number that must be there. @throws AccountingError when it is empty */
export function readCode(parent: Element, path: string): string {
  const code = textAt(parent, path);
  if (code === '') throw new UnreadableAnswer(`the answer has no ${path}`);
  return code;
}
