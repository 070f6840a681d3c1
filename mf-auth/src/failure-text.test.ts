import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { failureText, isTransient } from './failure-text';

describe('what is said about a failed call', () => {
  it.each([
    [20, '1 minuut'],
    [61, '2 minuten'],
    [900, '15 minuten'],
  ])('names a pause of %i seconds in whole minutes: %s', (retryAfter, minutes) => {
    const error = new ApiError(429, { message: 'Te veel pogingen.', retryAfter });
    expect(failureText(error)).toBe(`Te veel pogingen. Probeer het over ${minutes} opnieuw.`);
  });

  it.each(['Er ging iets mis', 'Er ging iets mis.'])(
    'quotes the reference of a fault of the server in a sentence of its own: %s',
    (message) => {
      const error = new ApiError(500, { message, reference: 'a1b2' });
      expect(failureText(error)).toBe('Er ging iets mis. Kenmerk voor de helpdesk: a1b2');
    },
  );

  it.each([
    [429, 'Te veel pogingen. Probeer het later opnieuw.'],
    [503, 'De server is even niet bereikbaar.'],
    [0, 'Geen verbinding met de server.'],
  ])('is what the API says for a %i', (status, message) => {
    expect(failureText(new ApiError(status, { message, reference: undefined }))).toBe(message);
  });

  it('has words for what never reached the API', () => {
    expect(failureText(new TypeError('Loading chunk 7 failed'))).toBe(
      'Dit lukt nu niet. Controleer je internetverbinding en probeer het opnieuw.',
    );
  });
});

it.each([
  [0, true],
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [404, false],
  [409, false],
  [422, false],
])('a %i may pass by itself: %s', (status, expected) => {
  expect(isTransient(new ApiError(status, { message: '' }))).toBe(expected);
});
