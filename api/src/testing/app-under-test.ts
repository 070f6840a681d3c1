import { type TestApp, testApp } from './test-app';

/**
 * The API for all tests of a file, or of a `describe`: it stands from `beforeAll` on, and is stopped after them.
 * What the tests need before it is up they start in a `beforeAll` of their own.
 */
export function appUnderTest(options?: Parameters<typeof testApp>[0]): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => {
    Object.assign(app, await testApp(options));
  });
  afterAll(() => app.close());
  return app;
}
