/**
 * A function that keeps its last answer, for what is asked of the same thing many times in a row. Nobody may change the
 * answer.
 *
 * @template Asked, Answer
 * @param {(asked: Asked) => Answer} work
 * @returns {(asked: Asked) => Answer}
 */
export function keepLast(work) {
  /** @type {{ asked: Asked, answer: Answer } | undefined} */
  let last;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, answer: work(asked) };
    return last.answer;
  };
}
