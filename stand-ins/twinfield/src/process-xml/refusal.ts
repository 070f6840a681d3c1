import { type Complaint, marked } from '../messages/complaints';
import type { Caller } from '../soap/sign-on';
import type { Element } from '../xml/element';

/** What comes back when nothing was done: the request, with `result="0"` and the messages in it. */
export function refusal({ texts }: Caller, root: Element, ...complaints: Complaint[]): Element {
  const answer = marked(root, complaints, texts);
  return { ...answer, attributes: { ...answer.attributes, result: '0' } };
}
