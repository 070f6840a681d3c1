import type { Element } from '../xml/element';

/** Every message in an answer, by the path of the element that it stands at: `header/date`. */
export function messagesIn(element: Element, path = ''): Record<string, string> {
  const own = element.attributes.msg ? { [path || element.name]: element.attributes.msg } : {};
  return element.children.reduce<Record<string, string>>(
    (all, child) =>
      Object.assign(all, messagesIn(child, path ? `${path}/${child.name}` : child.name)),
    own,
  );
}
