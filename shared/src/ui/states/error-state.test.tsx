import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
