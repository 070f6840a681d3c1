import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { logoProblem, refusalOf } from './logo-problem';

const MB = 1024 * 1024;

it.each([
  ['image/png', 5 * MB, null],
  ['image/webp', 1, null],
  ['image/png', 5 * MB + 1, 'Logo mag niet groter zijn dan 5 MB'],
  ['image/svg+xml', 1, 'Kies een afbeelding: png, jpg, gif of webp'],
  ['', 1, 'Kies een afbeelding: png, jpg, gif of webp'],
])('a logo of kind "%s" and %i bytes: %s', (type, size, expected) => {
  expect(logoProblem({ type, size })).toBe(expected);
});

it('says what the server has against a file, and nothing about other failures', () => {
  const errors = { file: ['Dit bestand is geen afbeelding'] };
  expect(refusalOf(new ApiError(422, { message: 'Ongeldig', errors }))).toBe(
    'Dit bestand is geen afbeelding',
  );
  expect(refusalOf(new ApiError(500, { message: 'Er ging iets mis.' }))).toBeNull();
});
