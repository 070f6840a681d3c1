import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError, apiErrorOf, offlineError } from '../../api-client/api-error';
import { ErrorState } from './error-state';

function Page() {
  const [isThere, setThere] = useState(false);
  return (
    <main>
      <h1>Facturen</h1>
      {isThere ? (
        'Er zijn facturen'
      ) : (
        <ErrorState
          title="Mis"
          query={{ error: null, isFetching: false, refetch: () => setThere(true) }}
        />
      )}
    </main>
  );
}

it('leaves the focus at the heading of the page when trying again has worked', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Er zijn facturen')).toBeVisible();
  expect(screen.getByRole('heading')).toHaveFocus();
});

const shownFor = (error: unknown) => {
  const query = { error, isFetching: false, refetch: () => {} };
  render(<ErrorState title="Er ging iets mis bij het laden van de facturen" query={query} />);
  return screen.getByRole('alert').textContent;
};
const TITLE = 'Er ging iets mis bij het laden van de facturen';
const BUTTON = 'Opnieuw proberen';

it.each([
  ['nobody knows more', new ApiError(500, { message: 'Er heeft een fout plaatsgevonden' }), ''],
  [
    'there is no network',
    offlineError(null),
    'Geen verbinding met de server. Controleer je internetverbinding.',
  ],
  [
    'something else is wrong',
    new ApiError(403, { message: 'Je mag dit niet zien.' }),
    'Je mag dit niet zien.',
  ],
])('says what went wrong, why and what to do once each: %s', (_, error, cause) => {
  expect(shownFor(error)).toBe(TITLE + cause + BUTTON);
});

it.each([
  [500, ''],
  [503, 'De server is even niet bereikbaar.'],
])('says so once as well when something in between answered: %s', async (status, cause) => {
  const error = await apiErrorOf({
    status,
    json: async () => null,
    headers: new Headers(),
  } as Response);
  expect(shownFor(error)).toBe(TITLE + cause + BUTTON);
});
