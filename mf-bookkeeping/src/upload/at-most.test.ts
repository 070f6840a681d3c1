import { atMost } from './at-most';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('atMost', () => {
  it('never runs more than the limit and starts in order of arrival', async () => {
    const run = atMost(2);
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const task = (name: number) => () => {
      started.push(name);
      return new Promise<void>((resolve) => finish.push(resolve));
    };
    for (const name of [1, 2, 3, 4]) void run(task(name));
    await settle();
    expect(started).toEqual([1, 2]);

    finish[1]?.();
    await settle();
    expect(started).toEqual([1, 2, 3]);
  });

  it('gives the place of a failed task to the next', async () => {
    const run = atMost(1);
    const failing = run(() => Promise.reject(new Error('no')));
    const next = run(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});
