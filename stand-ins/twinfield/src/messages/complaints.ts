import type { Element } from '../xml/element';
import type { Texts } from './texts';

/** Says something, once it is known in which language. */
export type Message = (texts: Texts) => string;

/** What is wrong with one element of a request. */
export type Complaint = { at: Element; type: 'error' | 'warning'; say: Message };

export const error = (at: Element, say: Message): Complaint => ({ at, type: 'error', say });
export const warning = (at: Element, say: Message): Complaint => ({ at, type: 'warning', say });

/** The request as it comes back when it was refused: messages at the elements that they are about. */
export function marked(request: Element, complaints: readonly Complaint[], texts: Texts): Element {
  const own = complaints.filter(({ at }) => at === request);
  return {
    ...request,
    // An element with children has white space for its text.
    text: request.children.length > 0 ? '' : request.text,
    attributes: { ...request.attributes, ...messageOf(own, texts) },
    children: request.children.map((part) => marked(part, complaints, texts)),
  };
}

function messageOf(complaints: readonly Complaint[], texts: Texts): Record<string, string> {
  if (complaints.length === 0) return {};
  return {
    msgtype: complaints.some(({ type }) => type === 'error') ? 'error' : 'warning',
    msg: complaints.map(({ say }) => say(texts)).join('//'),
    result: '0',
  };
}
