import { type Element, element } from '../xml/element';

/** The answer to a root that holds several: each with its own result, and 1 on the root when all have it. */
export function answerEach(
  root: Element,
  one: string,
  answer: (each: Element) => Element,
): Element {
  if (root.name === one) return answer(root);
  const answers = root.children.filter(({ name }) => name === one).map(answer);
  const isAll = answers.every(({ attributes }) => attributes.result === '1');
  return element(root.name, answers, { ...root.attributes, result: isAll ? '1' : '0' });
}
