import { exportCompany } from '@boekwerk/shared/contract/company-export';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { ExportPage } from './export-page';

const api = fakeApi();
signedIn();

/** The addresses that the browser was sent to. */
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.getAttribute('href') ?? '');
  });
});
afterEach(() => jest.restoreAllMocks());

const open = () => renderScreen(<ExportPage />, { path: '/settings/company/export' });

describe('/settings/company/export', () => {
  it('saves everything with one click', async () => {
    api.on(exportCompany, () => '/api/company.zip?link=abc');
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Download alles' }));
    expect(await screen.findByText('De download is begonnen')).toBeInTheDocument();
    expect(saved).toEqual(['/api/company.zip?link=abc']);
  });

  it('says what went wrong, and can be tried again', async () => {
    api.fail(exportCompany, 403, { message: 'Je hebt geen rechten voor deze actie' });
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Download alles' }));
    expect(await screen.findByText('Je hebt geen rechten voor deze actie')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download alles' })).toBeEnabled();
    expect(saved).toEqual([]);
  });
});
