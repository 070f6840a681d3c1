import { jestFailures, playwrightFailures } from './failures.mjs';

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'money adds to the cent',
  failureMessages: ['Error: \u001b[31m1\u001b[39m is not 2\n\n    at money.test.ts:3'],
};

it('tells of each failed test which it is and what it says', () => {
  const file = { name: 'money.test.ts', message: 'all of it', assertionResults: [passed, failed] };
  expect(jestFailures({ testResults: [file] })).toEqual([
    'money.test.ts\nmoney adds to the cent\n  Error: 1 is not 2\n      at money.test.ts:3',
  ]);
});

it('tells of a file whose tests were not run why', () => {
  const file = { name: 'money.test.ts', message: 'Cannot find module', assertionResults: [] };
  expect(jestFailures({ testResults: [file] })).toEqual(['money.test.ts\n  Cannot find module']);
});

it('tells of a journey in any suite where it is and what it says, and of what broke outside of one', () => {
  const spec = { ok: false, file: 'journeys/a.spec.ts', line: 4, title: 'signs in' };
  const results = [{ errors: [{ message: 'not visible' }] }];
  const suites = [
    {
      specs: [{ ...spec, ok: true, tests: [] }],
      suites: [{ specs: [{ ...spec, tests: [{ results }] }] }],
    },
  ];
  expect(playwrightFailures({ suites, errors: [{ message: 'no world' }] })).toEqual([
    'journeys/a.spec.ts:4\nsigns in\n  not visible',
    'outside of a test\n  no world',
  ]);
});
