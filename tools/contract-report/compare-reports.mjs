// @ts-check
// JavaScript, not TypeScript: the tool that releases reads it as it stands.
import { checksIn, rangeOf } from './limits.mjs';

/** @typedef {import('./report-text.mjs').Line} Line */
/** @typedef {import('./report-text.mjs').Report} Report */

/**
 * One thing that who was written for one report trips over in another: `GET /users/v1/user reply.name: is not there`.
 *
 * @typedef {{ heading: string, name: string, what: string }} Break `name` is the field, or another line below the heading; '' for all of it
 */

/** @typedef {Pick<Break, 'name' | 'what'>} Found */

const ABSENT = 'is not there';

/**
 * How a break is named on the command line, and in the statements.
 *
 * @param {Break} found
 */
export const nameOf = ({ heading, name }) => `${heading} ${name}`.trim();

/**
 * What of the calls that `asked` counts on is less in `given`, removed or narrowed or not there yet: a request must fit
 * as before, an answer hold as much.
 *
 * @param {Report} asked
 * @param {Report} given
 * @returns {Break[]}
 */
export function brokenCalls(asked, given) {
  return [...asked].flatMap(([heading, old]) => {
    const lines = given.get(heading);
    if (!lines) return [{ heading, name: '', what: ABSENT }];
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
 *
 * @param {Report} before
 * @param {Report} now
 */
export const addedCalls = (before, now) => brokenCalls(now, before);

/**
 * Who lost a right.
 *
 * @param {Report} before
 * @param {Report} now
 * @returns {Break[]}
 */
export function lostRights(before, now) {
  return [...before].flatMap(([heading, old]) => {
    const lines = now.get(heading);
    if (!lines) return [{ heading, name: '', what: ABSENT }];
    return [...old]
      .filter(([name, line]) => !line.kinds.every((where) => hasIn(lines.get(name), where)))
      .map(([name]) => ({ heading, name, what: 'lost it, or have it in fewer companies' }));
  });
}

/**
 * Every shortest way to say it is listed, so what was one is found as it was or shorter.
 *
 * @param {Line | undefined} line
 * @param {string} where
 */
function hasIn(line, where) {
  const asked = where.split(' and ');
  return (
    line?.kinds.some(
      (kind) => kind === 'always' || kind.split(' and ').every((fact) => asked.includes(fact)),
    ) === true
  );
}

/**
 * With what is not there, all that is below it is not.
 *
 * @param {Found} found
 * @param {string} other
 */
const isAbove = ({ name, what }, other) =>
  what === ABSENT &&
  name !== other &&
  other.startsWith(name) &&
  /^\W/.test(other.slice(name.length));

/**
 * @param {string} name
 * @param {Line} old
 * @param {Line | undefined} now
 * @returns {Found[]}
 */
function brokenLine(name, old, now) {
  if (!now) return [{ name, what: ABSENT }];
  const say = (/** @type {string} */ what) => ({ name, what });
  if (/^(?:right|answer)$/.test(name)) return changedFact(old, now).map(say);
  return (name.startsWith('reply') ? brokenAnswer(old, now) : brokenRequest(old, now)).map(say);
}

/**
 * @param {Line} old
 * @param {Line} now
 */
function changedFact(old, now) {
  const [was, is] = [old.kinds.join(' | '), now.kinds.join(' | ')];
  return was === is ? [] : [`was ${was}, is ${is}`];
}

/**
 * A new field is only in the way where one had to do without it.
 *
 * @param {string} name
 * @param {Line} line
 * @param {Map<string, Line>} old
 * @returns {Found[]}
 */
function newLine(name, line, old) {
  const parent = name.replace(/(?:\.\w+|\[\]|\{\w*\}|<\d+>)$/, '');
  const isAsked = /^(?:query|body)\W|^upload/.test(name) && !line.may_be_absent;
  return isAsked && (old.has(parent) || !parent.includes('.'))
    ? [{ name, what: 'is new, and must be given' }]
    : [];
}

/**
 * @param {Line} old
 * @param {Line} now
 */
function brokenRequest(old, now) {
  const refused = old.kinds.filter((kind) => !now.kinds.some((other) => covers(other, kind)));
  return [
    ...(old.may_be_absent && !now.may_be_absent ? ['must be given'] : []),
    ...refused.map((kind) => `may not be ${kind}`),
    ...now.limits
      .filter((limit) => !fitted(limit, old.limits))
      .map((limit) => `is limited: ${limit}`),
  ];
}

/**
 * How large an answer may be, nobody relies on; on how it is written, who reads a date does.
 *
 * @param {Line} old
 * @param {Line} now
 */
function brokenAnswer(old, now) {
  const lost = old.limits.filter((limit) => isForm(limit) && !now.limits.includes(limit));
  const added = now.kinds.filter((kind) => !old.kinds.some((other) => covers(other, kind)));
  return [
    ...(!old.may_be_absent && now.may_be_absent ? ['may be absent'] : []),
    ...added.map((kind) => `may be ${kind} as well`),
    ...lost.map((form) => `is not ${form}`),
  ];
}

/**
 * A pattern, or another way to write: neither a range nor a check.
 *
 * @param {string} limit
 */
const isForm = (limit) => rangeOf(limit) === null && checksIn(limit) === 0;

/**
 * Whether all that is of one kind is of the other too.
 *
 * @param {string} wide
 * @param {string} narrow
 */
function covers(wide, narrow) {
  if (wide === narrow) return true;
  if (wide === 'text') return narrow.startsWith('"');
  if (wide === 'boolean') return /^(?:true|false)$/.test(narrow);
  if (wide === 'whole number') return /^-?\d+$/.test(narrow);
  return wide === 'number' && (narrow === 'whole number' || /^-?[\d.]+$/.test(narrow));
}

/**
 * Whether a limit lets through what the old ones did.
 *
 * @param {string} limit
 * @param {readonly string[]} old
 */
function fitted(limit, old) {
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
