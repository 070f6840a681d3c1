// @ts-check

/** A number as XML writes it; `null` for anything else. @param {string} text @param {number} [decimals] */
export function numberIn(text, decimals = 2) {
  if (!/^[+-]?\d{1,12}(\.\d{1,20})?$/.test(text)) return null;
  // Nothing is as large as to lose a cent.
  return Number(Number(text).toFixed(decimals)) || 0;
}

/** A day as `2026-11-22`, from that or from `20261122`; `null` when the calendar has no such day. @param {string} text */
export function dayIn(text) {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== date
    ? null
    : date;
}

/** The words of an address that are there, a line each. @param {string[][]} lines */
export const linesOf = (lines) =>
  lines.map((words) => words.filter(Boolean).join(' ')).filter(Boolean);

/** Credit notes, as the list of document types numbers them. Source: UNTDID 1001. */
const CREDITS = ['81', '83', '261', '296', '308', '381', '396', '420', '458', '532'];

/** @param {string} type */
export const isCredit = (type) => CREDITS.includes(type);

/** More lines are in the file, and not on a screen. */
export const MAX_LINES = 1000;
/** The scheme of the Dutch trade register. Source: EAS 0106. */
const TRADE_REGISTER = '0106';

/** A number of the trade register among the numbers that a party has, each with its scheme. @param {{ scheme: string, id: string }[]} numbers */
export const cocNumberIn = (numbers) =>
  numbers.find(({ scheme }) => scheme === TRADE_REGISTER)?.id ??
  numbers.find(({ scheme, id }) => scheme === '' && /^\d{8}$/.test(id))?.id ??
  '';
