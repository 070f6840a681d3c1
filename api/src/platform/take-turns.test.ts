import { takeTurns } from './take-turns';

it('lets two of five run at once, in order, and goes on after one that fails', async () => {
  const inTurn = takeTurns(2);
  const started: number[] = [];
  const ends: ((fails?: boolean) => void)[] = [];
  const work = (number: number) =>
    inTurn(() => {
      started.push(number);
      return new Promise<number>((resolve, reject) => {
        ends.push((fails) => (fails ? reject(new Error('failed')) : resolve(number)));
      });
    });
  const all = Promise.allSettled([1, 2, 3, 4, 5].map(work));
  const step = () => new Promise(setImmediate);

  await step();
  expect(started).toEqual([1, 2]);
  ends[1]?.(true);
  await step();
  expect(started).toEqual([1, 2, 3]);
  ends[0]?.();
  ends[2]?.();
  await step();
  expect(started).toEqual([1, 2, 3, 4, 5]);
  ends[3]?.();
  ends[4]?.();
  const ended = (await all).map(({ status }) => status);
  expect(ended).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});
