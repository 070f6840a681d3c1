/** The glyphs a rule of a font is about: one by one (`version` 1), or in ranges (2). */
type Coverage = {
  version: number;
  glyphs: number[];
  rangeRecords: { start: number; end: number }[];
};
/** Each kind of rule names the glyph it begins at in one of these. */
type Rule = {
  coverage?: Coverage;
  inputCoverage?: Coverage[];
  coverages?: Coverage[];
  markCoverage?: Coverage;
  mark1Coverage?: Coverage;
};
type Lookup = { lookup: { subTables: Rule[] } };
type Row = { id: number }[];

/** What applies the rules of a font to a row of glyphs, in `fontkit`. */
export type Processor = {
  glyphIterator: { cur: { id: number } };
  coverageIndex: (coverage: Coverage, glyph?: number) => number;
  applyLookups: (lookups: Lookup[], glyphs: Row, positions?: unknown) => void;
};

/**
 * Has a processor find glyphs by key instead of one after the other, and pass over rules that are about none of
 * the glyphs in the row. What it makes of the row is the same.
 */
export function addFastLookups(processor: Processor) {
  const { coverageIndex, applyLookups } = processor;
  const places = keptFor(placesOf);
  const starts = keptFor(startsOf);

  processor.coverageIndex = (coverage, glyph = processor.glyphIterator.cur.id) =>
    coverage.version === 1
      ? (places(coverage).get(glyph) ?? -1)
      : coverageIndex.call(processor, coverage, glyph);

  processor.applyLookups = (lookups, glyphs, positions) => {
    applyLookups.call(processor, [], glyphs, positions);
    for (const each of lookups) {
      const first = starts(each.lookup);
      if (!first || glyphs.some(({ id }) => first.has(id)))
        applyLookups.call(processor, [each], glyphs, positions);
    }
  };
}

const placesOf = ({ glyphs }: Coverage) => new Map(glyphs.map((id, place) => [id, place]));

/**
 * The glyphs at which any of these rules can begin; `null` when not known.
 *
 * Source: OpenType specification, GSUB and GPOS.
 */
function startsOf({ subTables }: Lookup['lookup']): Set<number> | null {
  const coverages = subTables.map(firstOf);
  return coverages.every((coverage) => coverage !== undefined)
    ? new Set(coverages.flatMap(glyphsIn))
    : null;
}

const firstOf = (rule: Rule) =>
  rule.coverage ??
  rule.inputCoverage?.[0] ??
  rule.coverages?.[0] ??
  rule.markCoverage ??
  rule.mark1Coverage;

const glyphsIn = ({ version, glyphs, rangeRecords }: Coverage): number[] =>
  version === 1
    ? glyphs
    : rangeRecords.flatMap(({ start, end }) =>
        Array.from({ length: end - start + 1 }, (_, n) => start + n),
      );

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
