/** Whether a text fits a pattern with `*` for any characters and `?` for one, whatever the case. */
export function fitsPattern(pattern: string, text: string): boolean {
  const [wanted, said] = [pattern.toLowerCase(), text.toLowerCase()];
  let at = 0;
  let star = -1;
  let resume = 0;
  let index = 0;
  while (index < said.length) {
    if (wanted[at] === '*') {
      star = at;
      resume = index;
      at += 1;
    } else if (wanted[at] === '?' || wanted[at] === said[index]) {
      at += 1;
      index += 1;
    } else if (star === -1) {
      return false;
    } else {
      // The last star takes one more.
      resume += 1;
      index = resume;
      at = star + 1;
    }
  }
  while (wanted[at] === '*') at += 1;
  return at === wanted.length;
}
