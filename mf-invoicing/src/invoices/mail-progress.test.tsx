import { getMailProgress } from '@boekwerk/shared/contract/invoice-sending';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { MailProgress } from './mail-progress';

signedIn();

const failure = (invoice_id: number) => ({
  invoice_id,
  invoice_number: `2026-00${invoice_id}`,
  error: 'Postbus vol',
});

describe('the progress of mails', () => {
  it('is asked for every three seconds for as long as mails wait', async () => {
    jest.useFakeTimers();
    const api = fakeApi();
    const answers = [12, 4, 0];
    api.on(getMailProgress, () => ({ queued: answers.shift() ?? 0, failed: [] }));
    renderScreen(<MailProgress />);
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const count = () => api.calls(getMailProgress).length;
    await screen.findByText('E-mails worden verstuurd: nog 12 in wachtrij');
    await wait(2_900);
    expect(count()).toBe(1);
    await screen.findByText('E-mails worden verstuurd: nog 4 in wachtrij');
    await waitForElementToBeRemoved(() => screen.queryByText(/in wachtrij/));
    await wait(10_000);
    expect(count()).toBe(3);
    jest.useRealTimers();
  });

  it('leads to the invoices of which a mail failed', async () => {
    const failed = Array.from({ length: 12 }, (_, index) => failure(index + 10));
    fakeApi().on(getMailProgress, () => ({ queued: 0, failed }));
    renderScreen(<MailProgress />);
    expect(await screen.findByText(/12 e-mails zijn mislukt/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '2026-0010' })).toHaveAttribute(
      'href',
      '/invoicing/invoice/edit/10',
    );
    expect(screen.getByText(/en nog 2/)).toBeInTheDocument();
  });
});
