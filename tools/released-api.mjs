/**
 * What the release of an API comes to, for who did it.
 *
 * @param {ReturnType<typeof import('./release-store.mjs').releaseApi>} released
 */
export function apiText({ id, isNew, broken, open, unknown }) {
  if (!isNew) return `api: did not change, contract ${id}`;
  return [
    `api: contract ${id} is the one that runs from now on`,
    ...section('It breaks builds that are out:', broken),
    ...section('Pages that were opened with these need to load anew:', open),
    ...section('Not compared, as these builds do not say what they count on:', unknown),
  ].join('\n');
}

const section = (title, lines) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];
