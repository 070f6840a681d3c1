import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { chunksOf, runInChunks } from './run-in-chunks';

const ids = Array.from({ length: 60 }, (_, index) => index + 1);
const chunks = chunksOf(ids, []);

describe('runInChunks', () => {
  it('takes at most 25 at a time, says how far it is, and adds up the answers', async () => {
    const sizes: number[] = [];
    const progress: number[] = [];
    const work = async (chunk: number[]) => {
      sizes.push(chunk.length);
      const [first = 0, ...rest] = chunk;
      return { updated: rest, failed: [{ id: first, message: 'Nee' }] };
    };
    const reply = await runInChunks(chunks, work, (done) => progress.push(done));
    expect(sizes).toEqual([25, 25, 10]);
    expect(progress).toEqual([25, 50, 60]);
    expect(reply.updated).toHaveLength(57);
    expect(reply.failed).toEqual([1, 26, 51].map((id) => ({ id, message: 'Nee' })));
  });

  it('stops at a call that fails, and counts all that is left as failed for its reason', async () => {
    let calls = 0;
    const work = async (updated: number[]) => {
      calls += 1;
      if (calls === 2) throw new ApiError(503, { message: 'Even niet bereikbaar' });
      return { updated, failed: [] };
    };
    const { updated, failed } = await runInChunks(chunks, work, () => {});
    expect(calls).toBe(2);
    expect(updated).toEqual(ids.slice(0, 25));
    expect(failed).toEqual(ids.slice(25).map((id) => ({ id, message: 'Even niet bereikbaar' })));
  });

  it('says what the server has against the call, whatever field it names', async () => {
    const errors = { date: ['Datum ontbreekt'], ids: ['Kies een factuur'] };
    const work = () => Promise.reject(new ApiError(422, { message: 'Ongeldig', errors }));
    const { failed } = await runInChunks([[7]], work, () => {});
    expect(failed).toEqual([{ id: 7, message: 'Datum ontbreekt Kies een factuur' }]);
  });

  it('repeats a call without an answer as it was, before the others: it must not count twice', () => {
    const unanswered = ids.slice(25, 50);
    const left = [3, ...ids.slice(25)];
    expect(chunksOf(left, unanswered)).toEqual([unanswered, [3, ...ids.slice(50)]]);
    // Somebody chose others since: that is another call.
    expect(chunksOf([3, 26], unanswered)).toEqual([[3, 26]]);
  });

  it('makes no failure of a call that was overtaken', async () => {
    const work = () => Promise.reject(new DOMException('elsewhere', 'AbortError'));
    await expect(runInChunks(chunks, work, () => {})).rejects.toThrow('elsewhere');
  });
});
