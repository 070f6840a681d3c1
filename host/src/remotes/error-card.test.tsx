import { render } from '@testing-library/react';
import { ErrorCard } from './error-card';

it('takes the title of the page that it stands in for', () => {
  document.title = 'Dashboard · Boekwerk';
  render(
    <ErrorCard
      title="Dit onderdeel is niet bereikbaar"
      hint={null}
      action="Opnieuw proberen"
      isBusy={false}
      onAction={() => {}}
    />,
  );
  expect(document.title).toBe('Dit onderdeel is niet bereikbaar · Boekwerk');
});
