/** A name that fits beside a chart; nothing of a short one is lost. */
export const shorten = (name: string, max: number) =>
  name.length <= max ? name : `${name.slice(0, max - 1).trimEnd()}…`;
