import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/render-screen';
import { SelectInput } from './select-input';

/** A picker of which the options could not be fetched at first. */
function Customer() {
  const [error, setError] = useState<Error | null>(new Error('500'));
  return (
    <SelectInput
      aria-label="Klant"
      value={null}
      options={error ? [] : [{ value: 1, label: 'Café De Hoek' }]}
      onChange={() => {}}
      onSearch={() => {}}
      nothingFound="Geen klanten gevonden"
      answer={{ error, isFetching: false, refetch: () => setError(null) }}
    />
  );
}

it('a picker does not say that nothing was found when it could not be looked for, and tries again', async () => {
  const { user } = renderScreen(<Customer />);
  await user.click(screen.getByRole('combobox', { name: 'Klant' }));
  expect(await screen.findByText('Er ging iets mis bij het laden.')).toBeVisible();
  expect(screen.queryByText('Geen klanten gevonden')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByTitle('Café De Hoek')).toBeVisible();
});
