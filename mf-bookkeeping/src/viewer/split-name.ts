/** The name of a file, apart from what says which kind it is: `factuur` and `.pdf`. */
export function splitName(name: string): { stem: string; ending: string } {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  return stem === '' ? { stem: name, ending: '' } : { stem, ending };
}
