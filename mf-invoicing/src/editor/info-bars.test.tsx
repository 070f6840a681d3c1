import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { aDefaultRelation } from '@boekwerk/shared/testing/a-company';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { aCompany } from '../testing/an-invoice';
import { InfoBars } from './info-bars';

signedIn();

const open = (company: Parameters<typeof aCompany>[0], isSaved: boolean) => {
  fakeApi().on(getDefaultRelation, () => aDefaultRelation({ relation: aCompany(company) }));
  renderScreen(<InfoBars isSaved={isSaved} />);
};

describe('what the own company misses on its invoices', () => {
  it('leads, without a logo, to its page', async () => {
    open({ logo_url: null }, false);
    const add = await screen.findByRole('link', { name: 'Voeg logo toe' });
    expect(add).toHaveAttribute('href', '/settings/company/edit');
    expect(screen.queryByRole('link', { name: 'Voeg gegevens toe' })).toBeNull();
  });

  it('leads there from a saved invoice without an address', async () => {
    open({ logo_url: '/logo.png', address: '' }, true);
    const add = await screen.findByRole('link', { name: 'Voeg gegevens toe' });
    expect(add).toHaveAttribute('href', '/settings/company/edit');
    expect(screen.queryByRole('link', { name: 'Voeg logo toe' })).toBeNull();
  });
});
