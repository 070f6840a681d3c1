import { signInDelay } from './sign-in-delay';

it.each([
  [1, 0],
  [50, 0],
  [51, 100],
  [75, 2_500],
  [100, 5_000],
  [1_000_000, 5_000],
])('after %i tries: %i ms', (tries, expected) => {
  expect(signInDelay(tries)).toBe(expected);
});
