import { checksIn, rangeOf } from './describe-schema';
import type { Line, Report } from './report';

/** One thing that who was written for the old report trips over: `GET /users/v1/user reply.name: is gone`. */
export type Break = {
  heading: string;
  /** The field, or another line below the heading; '' for all of it. */
  name: string;
  what: string;
};

/** What of the calls was removed or narrowed: a request must fit as before, an answer hold as much. */
export function brokenCalls(before: Report, now: Report): Break[] {
  return [...before].flatMap(([heading, old]) => {
    const lines = now.get(heading);
    if (!lines) return [{ heading, name: '', what: 'is gone' }];
    return [
      ...[...old].flatMap(([name, line]) => brokenLine(name, line, lines.get(name))),
      ...[...lines].flatMap(([name, line]) => (old.has(name) ? [] : newLine(name, line, old))),
    ]
      .filter(({ name }, _, all) => !all.some((other) => isAbove(other, name)))
      .map((found) => ({ heading, ...found }));
  });
}

/**
 * What was added or widened: a page that uses it needs an API that has it. The same comparison the other way round, of a
 * page of now with the API of before.
 */
export const addedCalls = (before: Report, now: Report): Break[] => brokenCalls(now, before);

/** Who lost a right. */
export function lostRights(before: Report, now: Report): Break[] {
  return [...before].flatMap(([heading, old]) => {
    const lines = now.get(heading);
    if (!lines) return [{ heading, name: '', what: 'is gone' }];
    return [...old]
      .filter(([name, line]) => !line.kinds.every((where) => hasIn(lines.get(name), where)))
      .map(([name]) => ({ heading, name, what: 'lost it, or have it in fewer companies' }));
  });
}

/** Every shortest way to say it is listed, so what was one is found as it was or shorter. */
function hasIn(line: Line | undefined, where: string): boolean {
  const asked = where.split(' and ');
  return !!line?.kinds.some(
    (kind) => kind === 'always' || kind.split(' and ').every((fact) => asked.includes(fact)),
  );
}

type Found = Omit<Break, 'heading'>;

/** With what is gone, all that is below it is. */
const isAbove = ({ name, what }: Found, other: string) =>
  what === 'is gone' &&
  name !== other &&
  other.startsWith(name) &&
  /^\W/.test(other.slice(name.length));

function brokenLine(name: string, old: Line, now: Line | undefined): Found[] {
  if (!now) return [{ name, what: 'is gone' }];
  const say = (what: string) => ({ name, what });
  if (/^(?:right|answer)$/.test(name)) return changedFact(old, now).map(say);
  return (name.startsWith('reply') ? brokenAnswer(old, now) : brokenRequest(old, now)).map(say);
}

function changedFact(old: Line, now: Line): string[] {
  const [was, is] = [old.kinds.join(' | '), now.kinds.join(' | ')];
  return was === is ? [] : [`was ${was}, is ${is}`];
}

/** A new field is only in the way where one had to do without it. */
function newLine(name: string, line: Line, old: Map<string, Line>): Found[] {
  const parent = name.replace(/(?:\.\w+|\[\]|\{\w*\}|<\d+>)$/, '');
  const isAsked = /^(?:query|body)\W|^upload/.test(name) && !line.may_be_absent;
  return isAsked && (old.has(parent) || !parent.includes('.'))
    ? [{ name, what: 'is new, and must be given' }]
    : [];
}

function brokenRequest(old: Line, now: Line): string[] {
  const refused = old.kinds.filter((kind) => !now.kinds.some((other) => covers(other, kind)));
  return [
    ...(old.may_be_absent && !now.may_be_absent ? ['must be given'] : []),
    ...refused.map((kind) => `may no longer be ${kind}`),
    ...now.limits
      .filter((limit) => !fitted(limit, old.limits))
      .map((limit) => `is limited: ${limit}`),
  ];
}

/** How large an answer may be, nobody relies on; on how it is written, who reads a date does. */
function brokenAnswer(old: Line, now: Line): string[] {
  const lost = old.limits.filter((limit) => isForm(limit) && !now.limits.includes(limit));
  const added = now.kinds.filter((kind) => !old.kinds.some((other) => covers(other, kind)));
  return [
    ...(!old.may_be_absent && now.may_be_absent ? ['may be absent'] : []),
    ...added.map((kind) => `may be ${kind} as well`),
    ...lost.map((form) => `is no longer ${form}`),
  ];
}

/** A pattern, or another way to write: neither a range nor a check. */
const isForm = (limit: string) => rangeOf(limit) === null && checksIn(limit) === 0;

/** Whether all that is of one kind is of the other too. */
function covers(wide: string, narrow: string): boolean {
  if (wide === narrow) return true;
  if (wide === 'text') return narrow.startsWith('"');
  if (wide === 'boolean') return /^(?:true|false)$/.test(narrow);
  if (wide === 'whole number') return /^-?\d+$/.test(narrow);
  return wide === 'number' && (narrow === 'whole number' || /^-?[\d.]+$/.test(narrow));
}

/** Whether a limit lets through what the old ones did. */
function fitted(limit: string, old: readonly string[]): boolean {
  if (checksIn(limit)) return old.some((other) => checksIn(other) >= checksIn(limit));
  const [range = '', unit] = limit.split(' ');
  const [low, high] = rangeOf(range) ?? [];
  if (low === undefined || high === undefined) return old.includes(limit);
  return old.some((other) => {
    const [before = '', of] = other.split(' ');
    const [from, to] = rangeOf(before) ?? [];
    return of === unit && from !== undefined && to !== undefined && from >= low && to <= high;
  });
}
