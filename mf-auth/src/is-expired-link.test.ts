import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { isExpiredLink } from './is-expired-link';

it.each([
  [400, {}, true],
  [404, {}, true],
  [422, { code: ['Code is onjuist'] }, true],
  [422, { password: ['Te kort.'] }, false],
  [429, {}, false],
  [503, {}, false],
  [0, {}, false],
])('a %i with messages about %j is about the link: %s', (status, errors, expected) => {
  expect(isExpiredLink(new ApiError(status, { message: 'Mislukt', errors }))).toBe(expected);
});
