import { readArguments } from './release-arguments.mjs';

it.each([
  'auth',
  'auth --to staging',
  'auth --to canary --percent 5 --companies 12,31',
  'auth --to current',
  'auth --end canary',
  'auth --list',
  'auth 20261118T100100000-00000000',
  'auth --unpin',
  'auth --withdraw',
  'api',
  'api --list',
  'api --despite why',
  '--repair',
])('knows what is meant by %s', (said) => {
  expect(readArguments(said.split(' '))).toBeTruthy();
});

it.each([
  'auth --percent 5',
  'auth --companies 12',
  'auth --to current --percent 5',
  'auth 20261118T100100000-00000000 --to canary --percent 5',
  'auth --unpin --withdraw',
  'auth --end canary --to current',
  'auth --despite why',
  'auth praxis relations',
  'auth --repair',
  '--withdraw',
  'api --to staging',
  'api --unpin',
  'api 20261118T100100000-00000000',
])('refuses what does not go together: %s', (said) => {
  expect(() => readArguments(said.split(' '))).toThrow(`does not go together: ${said}`);
});
