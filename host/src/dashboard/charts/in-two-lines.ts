/** A name that fits beside a chart: over two lines when it has to be, and only then cut. */
export function inTwoLines(name: string, max: number): string {
  if (name.length <= max) return name;
  const at = name.lastIndexOf(' ', max);
  if (at <= 0) return shorten(name, max);
  return `${name.slice(0, at)}\n${shorten(name.slice(at + 1), max)}`;
}

const shorten = (text: string, max: number) =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
