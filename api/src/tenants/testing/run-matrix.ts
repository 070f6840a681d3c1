import type { App } from '../../platform/app';
import { newMatrix, OPERATIONS } from './matrix';
import { refuse } from './refuse';
import { succeed } from './succeed';

/** The whole matrix on an empty database, and how long it took; for `bench`. The caller closes the app. */
export async function runMatrix(app: App) {
  const begin = performance.now();
  const matrix = await newMatrix(app);
  for (const operation of OPERATIONS) await refuse(matrix, operation);
  for (const operation of OPERATIONS) await succeed(matrix, operation);
  const { cells, successes, red, principals } = matrix;
  return {
    cells,
    successes,
    red: red.length,
    operations: OPERATIONS.length,
    principals: principals.length,
    seconds: (performance.now() - begin) / 1000,
  };
}
