/**
 * What an element must have to match a selector: of each of its alternatives one class, as `.name`, or the name of an element.
 *
 * @returns {string[] | null} `null` when an alternative asks for neither, or says it in a way that is not read here
 */
export function namesIn(selector) {
  let plain = selector.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  if (!/^[\w\s.,:#*>+~-]+$/.test(plain)) return null;
  const names = plain.split(',').map((each) => {
    const last = each
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    return /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][a-z\d]*/.exec(last)?.[0] ?? null;
  });
  return names.includes(null) ? null : names;
}
