import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { uploadLogo } from '@boekwerk/shared/contract/relations';
import { uploadAvatar } from '@boekwerk/shared/contract/users';
import { pictureProblem, pictureRefusal } from './picture-problem';

const MB = 1024 * 1024;

it.each([
  ['logo', uploadLogo, 'image/png', 5 * MB, null],
  ['logo', uploadLogo, 'image/webp', 1, null],
  ['logo', uploadLogo, 'image/png', 5 * MB + 1, 'Logo mag niet groter zijn dan 5 MB'],
  ['logo', uploadLogo, 'image/svg+xml', 1, 'Kies een afbeelding: png, jpg, gif of webp'],
  ['logo', uploadLogo, '', 1, 'Kies een afbeelding: png, jpg, gif of webp'],
  [
    'photo',
    uploadAvatar,
    'image/jpeg',
    5 * MB + 1,
    'Geselecteerde bestand mag niet groter zijn dan 5 MB',
  ],
])('checks kind and size of a %s (%#)', (_, endpoint, type, size, expected) => {
  expect(pictureProblem(endpoint, { type, size })).toBe(expected);
});

it('says what the server has against a file, and nothing about other failures', () => {
  const errors = { file: ['Dit bestand is geen afbeelding'] };
  expect(pictureRefusal(new ApiError(422, { message: 'Ongeldig', errors }))).toBe(
    'Dit bestand is geen afbeelding',
  );
  expect(pictureRefusal(new ApiError(500, { message: 'Er ging iets mis.' }))).toBeNull();
});
