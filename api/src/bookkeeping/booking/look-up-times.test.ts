import { nextLookUp } from './look-up-times';

const sent = new Date('2026-03-14T12:00:00Z');
const minutes = (count: number) => new Date(sent.getTime() + count * 60_000);
const next = (now: Date) => {
  const attempt = {
    state: 'uncertain',
    sent_at: sent,
    resent_at: null,
    looked_up_at: null,
  } as const;
  return (nextLookUp({ ...attempt, answer: null }, now).getTime() - sent.getTime()) / 60_000;
};

it.each([
  ['at once', 0, 0.25],
  ['after the first look', 0.25, 1],
  ['after the second', 1, 3],
  ['after the third', 3, 10],
  ['while nobody needs to know', 12, 22],
  ['once a person may say it', 31, 91],
])('what was sent is looked up soon, and then less often: %s', (_, now, at) => {
  expect(next(minutes(now))).toBe(at);
});

it('a clock that was put back since it was sent keeps nobody waiting longer than ten minutes', () => {
  expect(next(minutes(-52))).toBe(-42);
});
