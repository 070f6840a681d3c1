import type { Message } from '../../outcome';
import type { Element } from '../xml/element';

/** A message and its place, before anybody knows which field of ours that is. */
export type Placed = Omit<Message, 'field'>;

/**
 * All that the package says in a document that comes back, at whichever element it says it. Several messages of one
 * element stand in one text, with `//` between them.
 */
export function readMessages(root: Element, path = ''): Placed[] {
  const { msg, msgtype } = root.attributes;
  const own =
    msgtype === undefined
      ? []
      : (msg ?? '').split('//').map(
          (text): Placed => ({
            type: msgtype === 'warning' ? 'warning' : 'error',
            path,
            text: text.trim(),
          }),
        );
  const inside = root.children.flatMap((child) => {
    const name = path === 'lines' ? (child.attributes.id ?? child.name) : child.name;
    return readMessages(child, path === '' ? name : `${path}/${name}`);
  });
  return [...own, ...inside];
}
