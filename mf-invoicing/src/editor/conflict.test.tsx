import { getInvoice, updateInvoice } from '@boekwerk/shared/contract/invoicing';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { anInvoice } from '../testing/an-invoice';
import { openInvoice } from '../testing/open-invoice';

signedIn();
beforeEach(() => {
  localStorage.clear();
  // As Chromium answers.
  Element.prototype.scrollIntoView = () => Promise.resolve();
});

const reference = () => screen.getByLabelText('Inkoop order (PO)');
const save = () => screen.getByRole('button', { name: 'Opslaan' });

describe('an invoice that somebody else saved first', () => {
  it('says who, shows theirs, and loses nothing of what was typed', async () => {
    const { api, user } = openInvoice(anInvoice());
    const message = 'Intussen gewijzigd door Eva Visser op 20-11-2026 11:00.';
    api.fail(updateInvoice, 409, { message });
    await user.type(await screen.findByLabelText('Inkoop order (PO)'), 'Van mij');
    await user.click(save());
    expect(await screen.findByText(message, { exact: false })).toBeInTheDocument();
    expect(reference()).toHaveValue('Van mij');

    const theirs = anInvoice({ reference: 'Van Eva', updated_at: '2026-11-20T11:00:00.000Z' });
    api.on(getInvoice, () => theirs);
    api.on(updateInvoice, () => theirs);
    await user.click(screen.getByRole('button', { name: 'Bekijk de nieuwe versie' }));
    await waitFor(() => expect(reference()).toHaveValue('Van Eva'));
    expect(screen.queryByText(message, { exact: false })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    expect(reference()).toHaveValue('Van mij');
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeInTheDocument();
    expect(api.calls(updateInvoice)[1]?.body).toMatchObject({
      reference: 'Van mij',
      updated_at: '2026-11-20T11:00:00.000Z',
    });
  });
});
