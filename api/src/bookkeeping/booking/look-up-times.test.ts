import type { StoredAttempt } from './attempt-store';
import { nextLookUp } from './look-up-times';

const sent = new Date('2026-03-14T12:00:00Z');
const minutes = (count: number) => new Date(sent.getTime() + count * 60_000);
const next = (now: Date, resent_at: Date | null = null, is_number_used_before = false) => {
  const transaction = { is_number_used_before };
  const attempt = {
    ...{ kind: 'book', request: { transaction }, answer: null },
    ...{ state: 'uncertain', sent_at: sent, resent_at, looked_up_at: now },
  } as StoredAttempt;
  return (nextLookUp(attempt, now).getTime() - sent.getTime()) / 60_000;
};

it.each([
  ['at once', 0, 0.25],
  ['after the first look', 0.25, 1],
  ['after the second', 1, 3],
  ['after the third', 3, 10],
  ['while nobody needs to know', 12, 22],
  ['once a person may say it, but it may still be sent again', 31, 41],
])('what was sent is looked up soon, and then less often: %s', (_, now, at) => {
  expect(next(minutes(now))).toBe(at);
});

it('what is not sent again by itself is looked up each hour, once a person may say what became of it', () => {
  expect(next(minutes(31), sent)).toBe(91);
  expect(next(minutes(31), null, true)).toBe(91);
});

it('a clock that was put back since it was sent keeps nobody waiting longer than ten minutes', () => {
  expect(next(minutes(-52))).toBe(-42);
});
