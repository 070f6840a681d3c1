/** Why a part was not loaded, or failed afterwards. */
const CAUSES = ['timeout', 'missing', 'broken', 'refused', 'uncaught', 'boundary'] as const;

export type Cause = (typeof CAUSES)[number];

/**
 * What a page tells of one build it runs on, each once: that it was loaded and how long that took, that it could not be
 * loaded, or that it failed after that. There is no text in it, and nothing about who looks at the page.
 */
export type Figure = { name: string; build: string } & (
  | { event: 'loaded'; ms: number }
  | { event: 'not-loaded' | 'failed'; cause: Cause }
);

/** A page knows of fewer builds than this. */
const MAX_FIGURES = 20;
const MAX_MS = 600_000;
/** The name of a remote, and the id of a build. */
const PLAIN = /^[\w-]{1,64}$/;

/**
 * @param body what was sent, as text
 * @returns null when it is anything else than a list of figures: half of it is not believed either
 */
export function readFigures(body: unknown): Figure[] | null {
  try {
    const said: unknown = JSON.parse(String(body));
    if (!Array.isArray(said) || said.length === 0 || said.length > MAX_FIGURES) return null;
    return said.every(isFigure) ? said : null;
  } catch {
    return null;
  }
}

function isFigure(said: unknown): said is Figure {
  if (!(said instanceof Object)) return false;
  const { name, build, event, ms, cause, ...more } = said as Record<string, unknown>;
  if (Object.keys(more).length > 0 || !isPlain(name) || !isPlain(build)) return false;
  if (event === 'loaded') return cause === undefined && isTime(ms);
  return (
    (event === 'not-loaded' || event === 'failed') &&
    ms === undefined &&
    CAUSES.some((known) => known === cause)
  );
}

const isPlain = (value: unknown) => typeof value === 'string' && PLAIN.test(value);

const isTime = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_MS;
