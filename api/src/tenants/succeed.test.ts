import type { TestApp } from '../testing/test-app';
import { type Matrix, OPERATIONS } from './testing/matrix';
import { succeed } from './testing/succeed';
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
  '%s does what it is for with own things, and shows nothing else',
  async (...operation) => {
    await succeed(matrix, operation);
    expect(matrix.red).toEqual([]);
  },
);

it('is made of hundreds of calls that succeed', () => {
  expect(matrix.successes).toBeGreaterThan(500);
});
