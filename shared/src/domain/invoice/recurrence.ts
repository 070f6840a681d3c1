import { addDays, addMonths, type IsoDate } from '../dates/dates';

/** How often an invoice comes back, by id. */
export const RECURRENCE_TYPES = [
  { type: 0, name: 'Wekelijks' },
  { type: 1, name: 'Maandelijks' },
  { type: 2, name: 'Per kwartaal' },
  { type: 3, name: 'Halfjaarlijks' },
  { type: 4, name: 'Jaarlijks' },
] as const;

export type RecurrenceType = (typeof RECURRENCE_TYPES)[number]['type'];

export const recurrenceName = (type: RecurrenceType): string =>
  RECURRENCE_TYPES.find((each) => each.type === type)?.name ?? '';

export type Period = { start: IsoDate; end: IsoDate };

const WEEK = 7;
/** Months in a period; a week is none. */
const MONTHS: Record<Exclude<RecurrenceType, 0>, number> = { 1: 1, 2: 3, 3: 6, 4: 12 };

/**
 * The date `count` periods after an anchor. Counted from the anchor each time, so that the 31st comes back
 * after a short month.
 */
const dateLater = (anchor: IsoDate, type: RecurrenceType, count: number): IsoDate =>
  type === 0 ? addDays(anchor, WEEK * count) : addMonths(anchor, MONTHS[type] * count);

/** The period that is invoiced `count` periods after the one that starts on the anchor; no day is left out. */
export const periodLater = (anchor: IsoDate, type: RecurrenceType, count: number): Period => ({
  start: dateLater(anchor, type, count),
  end: addDays(dateLater(anchor, type, count + 1), -1),
});

/** What the dates of a recurrence are counted from: invoice `anchor_count` is dated `anchor_date`. */
export type Anchors = {
  recurrence_type: RecurrenceType;
  anchor_date: IsoDate;
  anchor_period_start: IsoDate;
  anchor_count: number;
};

/** The date of an invoice of a recurrence, counted from 0, and the period it is about. */
export function occurrenceOf(anchors: Anchors, occurrence: number): { date: IsoDate } & Period {
  const { recurrence_type, anchor_date, anchor_period_start, anchor_count } = anchors;
  const count = occurrence - anchor_count;
  return {
    date: dateLater(anchor_date, recurrence_type, count),
    ...periodLater(anchor_period_start, recurrence_type, count),
  };
}

type Dates = { recurrence_type: RecurrenceType; next_date: IsoDate; next_period_start: IsoDate };

/** What dates are counted from after a change: anew only when one of them or the frequency differs. */
export const anchorsAfter = (
  chosen: Dates,
  made: number,
  before?: (Dates & Anchors) | null,
): Anchors =>
  before && isSame(before, chosen)
    ? before
    : {
        recurrence_type: chosen.recurrence_type,
        anchor_date: chosen.next_date,
        anchor_period_start: chosen.next_period_start,
        anchor_count: made,
      };

const isSame = (a: Dates, b: Dates) =>
  a.recurrence_type === b.recurrence_type &&
  a.next_date === b.next_date &&
  a.next_period_start === b.next_period_start;

/** The first invoice may be dated this day or later: a month before today. */
export const firstDateAllowed = (today: IsoDate): IsoDate => addMonths(today, -1);

const MONTH_NAMES = [
  ...['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september'],
  ...['oktober', 'november', 'december'],
];

/** The placeholders that the texts of a template may hold. */
export const PERIOD_PLACEHOLDERS = ['periode', 'maand', 'kwartaal', 'jaar'] as const;

/** Fills in {periode}, {maand}, {kwartaal} and {jaar} in a text; others stay as they are. */
export function fillPeriodPlaceholders(text: string, { start, end }: Period): string {
  const [year, month] = start.split('-').map(Number) as [number, number];
  const words: Record<(typeof PERIOD_PLACEHOLDERS)[number], string> = {
    periode: `${inWords(start)} t/m ${inWords(end)}`,
    maand: `${MONTH_NAMES[month - 1]} ${year}`,
    kwartaal: `kwartaal ${Math.ceil(month / 3)} ${year}`,
    jaar: String(year),
  };
  return PERIOD_PLACEHOLDERS.reduce(
    (said, word) => said.replaceAll(`{${word}}`, words[word]),
    text,
  );
}

/** A month of the longest name; whatever else is filled in is as long for each period. */
const LONGEST: Period = { start: '2026-09-01', end: '2026-09-30' };

/** A text with {@link fillPeriodPlaceholders} of a period that makes it as long as it can become. */
export const longestFilled = (text: string): string => fillPeriodPlaceholders(text, LONGEST);

const inWords = (date: IsoDate) => date.split('-').reverse().join('-');
