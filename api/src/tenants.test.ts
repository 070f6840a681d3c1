import { breakGuard } from './tenants/testing/break-guard';
import { type Matrix, newMatrix, OPERATIONS } from './tenants/testing/matrix';
import { refuse } from './tenants/testing/refuse';
import { succeed } from './tenants/testing/succeed';
import { type TestApp, testApp } from './testing/test-app';
import { testDatabase } from './testing/test-database';

let app: TestApp;
let matrix: Matrix;

/** With TEST_BREAK_TENANT_GUARD=1 nearly all of it is red: see `tenants/bite.test.ts`. */
const isBroken = process.env.TEST_BREAK_TENANT_GUARD === '1';

beforeAll(async () => {
  const connection = await testDatabase();
  app = await testApp({ config: { twoFactor: 'optional' }, database: async () => connection });
  matrix = await newMatrix(app);
  if (isBroken) breakGuard(connection.pool);
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

it.each(OPERATIONS)(
  '%s does what it is for with own things, and shows nothing else',
  async (...operation) => {
    await succeed(matrix, operation);
    expect(matrix.red).toEqual([]);
  },
);

it('is made of thousands of calls, of which hundreds succeed', () => {
  expect(matrix.cells).toBeGreaterThan(10_000);
  expect(matrix.successes).toBeGreaterThan(500);
});
