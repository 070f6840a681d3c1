import { updateInvoice } from '@boekwerk/shared/contract/invoicing';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { anInvoice } from '../../testing/an-invoice';
import { openInvoice } from '../../testing/open-invoice';

signedIn();
beforeEach(() => {
  localStorage.clear();
  const media = window.matchMedia('print');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...media, matches: query === '(max-width: 767px)' }));
});
afterEach(() => jest.restoreAllMocks());

const plain = (text: string | null) => text?.replace(/\u00A0/g, ' ');

it('folds what a phone has no room for above the lines, and says what is in it', async () => {
  const { user } = openInvoice(anInvoice({ description: 'Brood en gebak', date: '2026-11-18' }));
  const fold = await screen.findByRole('button', { name: 'Factuurinformatie', expanded: false });
  expect(screen.getByText('18-11-2026 · Brood en gebak')).toBeVisible();
  expect(screen.getByLabelText('Onderwerp')).not.toBeVisible();
  await user.click(fold);
  expect(screen.getByLabelText('Onderwerp')).toBeVisible();
});

describe('the foot of the form on a phone', () => {
  it('has the total in sight, which opens to what it is made of', async () => {
    const { user } = openInvoice(anInvoice());
    const total = await screen.findByRole('button', { name: /Totaalbedrag/, expanded: false });
    expect(plain(total.textContent)).toContain('€ 121,00');
    expect(screen.queryByText('BTW 21%')).not.toBeInTheDocument();
    await user.click(total);
    expect(plain(screen.getByText('BTW 21%').closest('div')?.textContent ?? null)).toBe(
      'BTW 21%€ 21,00',
    );
  });

  it('offers the next step: to save what is typed, then to send it; all else is in a menu', async () => {
    const { api, user } = openInvoice(anInvoice());
    api.on(updateInvoice, ({ body }) => anInvoice({ description: body.description }));
    expect(await screen.findByRole('button', { name: 'Verzenden' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Opslaan' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Factuurinformatie' }));
    await user.type(screen.getByLabelText('Onderwerp'), '!');
    await user.click(screen.getByRole('button', { name: 'Meer acties' }));
    for (const name of ['Verstuur factuur', 'Voorbeeld', 'Herhalen', 'Download', 'Sluiten'])
      expect(await screen.findByRole('menuitem', { name })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByRole('button', { name: 'Verzenden' })).toBeVisible();
  });
});
