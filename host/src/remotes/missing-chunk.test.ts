import { isMissingChunk, reloadOnce } from './missing-chunk';

it('reloads once per release', () => {
  const reload = jest.fn();
  expect(reloadOnce('build 1', reload)).toBe(true);
  expect(reloadOnce('build 1', reload)).toBe(false);
  expect(reloadOnce('build 2', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('knows a lost script and a lost style sheet from any other error', () => {
  const script = Object.assign(new Error(), { name: 'ChunkLoadError' });
  const style = Object.assign(new Error(), { code: 'CSS_CHUNK_LOAD_FAILED' });
  expect([script, style, new Error('x'), 'x', null].map(isMissingChunk)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
