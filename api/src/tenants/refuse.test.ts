import { isWhole } from '../testing/slice';
import type { TestApp } from '../testing/test-app';
import { type Matrix, OPERATIONS } from './testing/matrix';
import { refuse } from './testing/refuse';
import { testMatrix } from './testing/test-matrix';

let app: TestApp;
let matrix: Matrix;

beforeAll(async () => {
  ({ app, matrix } = await testMatrix());
});
afterAll(() => app.close());

beforeEach(() => {
  matrix.red = [];
});

it.each(OPERATIONS)(
  '%s is refused to all who may not, and with all that is not theirs',
  async (...operation) => {
    await refuse(matrix, operation);
    expect(matrix.red).toEqual([]);
  },
);

it('is made of thousands of calls', () => {
  expect(matrix.cells).toBeGreaterThan(isWhole ? 10_000 : 5_000);
});
