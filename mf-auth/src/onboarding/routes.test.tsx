import { startSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { EnterpriseWelcomePage } from './enterprise-welcome-page';
import { routes } from './routes';

fakeApi();
signedIn();

const start = routes.onboarding?.element;

describe('/onboarding', () => {
  it('leads advisers to their first step', async () => {
    startSession(aToken({ type: 1 }));
    const { address } = renderScreen(start, { path: '/onboarding' });
    await waitFor(() => expect(address()).toBe('/onboarding/adviser/welcome'));
  });

  it('leads who runs a company to its welcome', async () => {
    const { address } = renderScreen(start, { path: '/onboarding' });
    await waitFor(() => expect(address()).toBe('/onboarding/welcome'));
  });

  it('welcomes by name, and lets the details wait', () => {
    renderScreen(<EnterpriseWelcomePage />);
    expect(screen.getByRole('heading', { name: 'Welkom, Maria!' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voeg gegevens toe' })).toHaveAttribute(
      'href',
      '/settings/company/edit',
    );
    expect(screen.getByRole('link', { name: 'Doe dit later' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });
});
