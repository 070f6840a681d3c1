import { type TestApp, testApp } from '../../testing/test-app';
import { testDatabase } from '../../testing/test-database';
import { breakGuard } from './break-guard';
import { type Matrix, newMatrix } from './matrix';

/** A matrix on an API of its own. With TEST_BREAK_TENANT_GUARD=1 nearly all of it is red: see `bite.test.ts`. */
export async function testMatrix(): Promise<{ app: TestApp; matrix: Matrix }> {
  const connection = await testDatabase();
  const app = await testApp({
    config: { twoFactor: 'optional' },
    database: async () => connection,
  });
  const matrix = await newMatrix(app);
  if (process.env.TEST_BREAK_TENANT_GUARD === '1') breakGuard(connection.pool);
  return { app, matrix };
}
