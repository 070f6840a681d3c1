/** The glyphs a rule of a font is about: one by one (`version` 1), or in ranges (2). */
type Coverage =
  | { version: 1; glyphs: number[] }
  | { version: 2; rangeRecords: { start: number; end: number; startCoverageIndex: number }[] };
/** Each kind of rule names the glyph it begins at in one of these. */
type Rule = {
  coverage?: Coverage;
  inputCoverage?: Coverage[];
  coverages?: Coverage[];
  markCoverage?: Coverage;
  mark1Coverage?: Coverage;
  /** The rule itself, when it is kept elsewhere in the font. */
  extension?: Rule;
};
type Lookup = { feature: string; lookup: { subTables: Rule[] } };
type Row = { id: number; features: Record<string, boolean> }[];

/** What applies the rules of a font to a row of glyphs, in `fontkit`. */
export type Processor = {
  glyphIterator: { cur: { id: number } | null };
  coverageIndex: (coverage: Coverage, glyph?: number) => number;
  applyLookup: (kind: number, rule: Rule) => boolean;
  applyLookups: (lookups: Iterable<Lookup>, glyphs: Row, positions?: unknown) => void;
};

/**
 * Has a processor find glyphs by key instead of one after the other, and pass over rules that are about none of
 * the glyphs in the row. What it makes of the row is the same.
 */
export function addFastLookups(processor: Processor) {
  const { applyLookup, applyLookups } = processor;
  const places = keptFor(placesOf);
  const startsOfRule = keptFor(startsOf);
  const startsOfAll = keptFor(({ subTables }: Lookup['lookup']) => startsOfEach(subTables));

  processor.coverageIndex = (
    coverage,
    glyph = (processor.glyphIterator.cur as { id: number }).id,
  ) => places(coverage).get(glyph) ?? -1;

  processor.applyLookup = (kind, rule) => {
    const { cur } = processor.glyphIterator;
    const starts = cur && startsOfRule(rule);
    return starts && !starts.has(cur.id) ? false : applyLookup.call(processor, kind, rule);
  };

  processor.applyLookups = (lookups, glyphs, positions) =>
    applyLookups.call(processor, startingIn(glyphs, lookups), glyphs, positions);

  /** Each is looked at when its turn comes: the one before may have changed the row. */
  function* startingIn(row: Row, lookups: Iterable<Lookup>) {
    for (const each of lookups)
      if (mayStart(row, each.feature, startsOfAll(each.lookup))) yield each;
  }
}

function mayStart(row: Row, feature: string, starts: Set<number> | null): boolean {
  for (const { id, features } of row)
    if (feature in features && (!starts || starts.has(id))) return true;
  return false;
}

/** Source: OpenType specification, Coverage table. */
const placesOf = (coverage: Coverage): Map<number, number> =>
  new Map(
    coverage.version === 1
      ? coverage.glyphs.map((id, place) => [id, place])
      : coverage.rangeRecords.flatMap(({ start, end, startCoverageIndex: first }) =>
          Array.from({ length: end - start + 1 }, (_, n): [number, number] => [
            start + n,
            first + n,
          ]),
        ),
  );

/**
 * The glyphs at which a rule can begin; `null` when not known.
 *
 * Source: OpenType specification, GSUB and GPOS.
 */
function startsOf(rule: Rule): Set<number> | null {
  const coverage = firstOf(rule.extension ?? rule);
  return coverage ? new Set(placesOf(coverage).keys()) : null;
}

function startsOfEach(rules: Rule[]): Set<number> | null {
  const starts = rules.map(startsOf);
  return starts.every((each) => each !== null)
    ? new Set(starts.flatMap((each) => [...each]))
    : null;
}

const firstOf = (rule: Rule) =>
  rule.coverage ??
  rule.inputCoverage?.[0] ??
  rule.coverages?.[0] ??
  rule.markCoverage ??
  rule.mark1Coverage;

/** Works something out once for each table of a font. */
function keptFor<T extends object, R>(workOut: (table: T) => R): (table: T) => R {
  const kept = new WeakMap<T, R>();
  return (table) => {
    const known = kept.get(table);
    if (known !== undefined) return known;
    const made = workOut(table);
    kept.set(table, made);
    return made;
  };
}
