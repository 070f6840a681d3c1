import { type IsoDate, isDate } from './dates';

/** A day that was read; `isAmbiguous` when day and month may have changed places. */
export type ReadDate = { date: IsoDate; isAmbiguous: boolean; length: number };

/** The first letters of months, in Dutch, English, German and French. */
const MONTHS: readonly (readonly [RegExp, number])[] = [
  [/^jan/i, 1],
  [/^(?:feb|fév|fev)/i, 2],
  [/^(?:mrt|maa|mar|mär|mrz)/i, 3],
  [/^(?:apr|avr)/i, 4],
  [/^(?:mei|may|mai)/i, 5],
  [/^(?:jun|juin)/i, 6],
  [/^(?:jul|juil)/i, 7],
  [/^(?:aug|aoû|aou)/i, 8],
  [/^sep/i, 9],
  [/^(?:okt|oct)/i, 10],
  [/^nov/i, 11],
  [/^(?:dec|dez|déc)/i, 12],
];

const WEEKDAY =
  /^(?:ma|di|wo|do|vr|za|zo|mon|tue|wed|thu|fri|sat|sun|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|monday|tuesday|wednesday|thursday|friday|saturday|sunday)[.,]? /i;

const YEAR_FIRST = /^(20\d\d) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{1,2})(?!\d)/;
const IN_FIGURES = /^(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(20\d\d|\d\d)(?!\d)/;
const DAY_FIRST =
  /^(\d{1,2})(?:e|st|nd|rd|th|er|\.)?(?: |-)(?:of )?([a-zéûä]{3,9})\.?,?(?: |-)('?\d\d(?:\d\d)?)(?!\d)/i;
const MONTH_FIRST = /^([a-zéûä]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (20\d\d)(?!\d)/i;

/**
 * The day with which a text begins; `null` when it begins with none.
 *
 * @param isMonthFirst whether figures with slashes may be month, day, year
 */
export function readDate(text: string, isMonthFirst = false): ReadDate | null {
  const skipped = WEEKDAY.exec(text)?.[0].length ?? 0;
  const rest = text.slice(skipped, skipped + 40);
  const found = inFigures(rest, isMonthFirst) ?? inWords(rest);
  return found && isDate(found.date) ? { ...found, length: found.length + skipped } : null;
}

function inFigures(text: string, isMonthFirst: boolean): ReadDate | null {
  const first = YEAR_FIRST.exec(text);
  if (first) {
    const [all, year = '', , month = '', day = ''] = first;
    return { date: isoDate(year, month, day), isAmbiguous: false, length: all.length };
  }
  const [all, one = '', sign, other = '', year = ''] = IN_FIGURES.exec(text) ?? [];
  if (all === undefined) return null;
  const maySwap = isMonthFirst && sign === '/';
  const swaps = maySwap && Number(one) <= 12;
  const [day, month] = swaps ? [other, one] : [one, other];
  const isAmbiguous = maySwap && Number(one) <= 12 && Number(other) <= 12 && one !== other;
  return { date: isoDate(year, month, day), isAmbiguous, length: all.length };
}

function inWords(text: string): ReadDate | null {
  const [all, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? [];
  if (all !== undefined) return named({ day, month, year, length: all.length });
  const [english, name = '', number = '', of = ''] = MONTH_FIRST.exec(text) ?? [];
  return english === undefined
    ? null
    : named({ day: number, month: name, year: of, length: english.length });
}

type Named = { day: string; month: string; year: string; length: number };

function named({ day, month, year, length }: Named): ReadDate | null {
  const number = MONTHS.find(([begins]) => begins.test(month))?.[1];
  if (number === undefined) return null;
  return { date: isoDate(year, String(number), day), isAmbiguous: false, length };
}

const isoDate = (year: string, month: string, day: string): IsoDate =>
  `${year.replace("'", '').padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
