import { addDays } from '@boekwerk/shared/domain/dates/dates';
import { weekName } from '@boekwerk/shared/domain/dates/iso-week';
import { formatAmount } from '@boekwerk/shared/domain/money/format';
import { fromCents, sum, toCents } from '@boekwerk/shared/domain/money/money';
import type { Paper } from '../papers/paper';
import { knownRow } from './known-rows';
import type { ReadSheet } from './read-weekly-sheet';
import { WEEKLY_SHEET_TEXTS as TEXTS } from './texts';

/** The sheet of a week as it was read. */
export function paperOfWeek({ date, file, check: { rows } }: ReadSheet): Paper {
  const booked = rows.flatMap(({ kind, days, total }) => {
    const sign = knownRow(kind)?.booked?.sign ?? 0;
    return sign === 0 ? [] : [[...days, total].map((euro) => toCents(sign * euro))];
  });
  const totals = Array.from({ length: TEXTS.ofDay.length + 1 }, (_, at) =>
    fromCents(sum(booked.map((cents) => cents[at] ?? toCents(0)))),
  );
  return {
    title: TEXTS.sheet(date),
    facts: [
      [TEXTS.facts.week, `${weekName(date)}, ${TEXTS.days(date, addDays(date, 6))}`],
      [TEXTS.facts.file, file.name],
    ],
    columns: [
      { title: TEXTS.columns.kind, width: 3.2, isFigures: false },
      { title: TEXTS.columns.code, width: 1.2, isFigures: false },
      ...[...TEXTS.ofDay, TEXTS.columns.total].map((title) => ({
        ...{ title, width: 1.3, isFigures: true },
      })),
    ],
    rows: rows.map(({ kind, code, days, total }) => [
      ...[kind, code],
      ...[...days, total].map(formatAmount),
    ]),
    total: [TEXTS.booked, '', ...totals.map(formatAmount)],
    isLandscape: true,
  };
}
