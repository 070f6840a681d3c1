import {
  createEmailText,
  deleteEmailText,
  type EmailText,
  updateEmailText,
} from '@boekwerk/shared/contract/email-text';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { DEFAULT_EMAIL_TEXT } from '@boekwerk/shared/domain/invoice/email-text';
import { aDefaultRelation } from '@boekwerk/shared/testing/a-company';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { EmailTextCard } from './email-text-card';

const updated_at = '2026-11-01T09:00:00.000Z';
const own: EmailText = { id: 9, text: 'Hierbij onze factuur {invoice_number}.', updated_at };

const api = fakeApi();
signedIn();

/** The e-mail text is on the page already, as it was read. */
function open(emailText: EmailText) {
  api.on(getDefaultRelation, () => aDefaultRelation());
  return renderScreen(<EmailTextCard emailText={emailText} readAgain={async () => emailText} />)
    .user;
}

const save = () => screen.getByRole('button', { name: 'Opslaan' });

describe('the e-mail text of the invoices', () => {
  it('begins with the default one, takes words at the caret and shows what a customer reads', async () => {
    const user = open({ id: null, text: DEFAULT_EMAIL_TEXT });
    await user.click(screen.getByRole('button', { name: 'Aanpassen' }));
    const message = await screen.findByLabelText<HTMLTextAreaElement>('*Bericht');
    expect(message).toHaveValue(DEFAULT_EMAIL_TEXT);
    expect(screen.queryByRole('button', { name: 'Standaard' })).not.toBeInTheDocument();

    await user.clear(message);
    await user.click(save());
    expect(await screen.findByText('Bericht is verplicht')).toBeInTheDocument();
    expect(message).toHaveFocus();
    await user.paste('Beste klant, groet van ons');
    message.setSelectionRange(12, 12);
    await user.click(screen.getByRole('button', { name: /^{invoice_number} invoegen/ }));
    expect(message).toHaveValue('Beste klant,{invoice_number} groet van ons');
    expect(screen.getByText('Beste klant,2026-0042 groet van ons')).toBeInTheDocument();
    expect(message).toHaveFocus();

    api.on(createEmailText, ({ body }) => ({ id: 9, text: body.template }));
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeInTheDocument();
    expect(api.calls(createEmailText)[0]?.body.template).toBe(
      'Beste klant,{invoice_number} groet van ons',
    );
  });

  it('is copied, and it is said when it cannot be', async () => {
    const user = open(own);
    const copies = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Aanpassen' }));
    await user.click(await screen.findByRole('button', { name: 'Kopieer tekst' }));
    expect(await screen.findByText('Text gekopieerd')).toBeInTheDocument();
    expect(copies).toHaveBeenCalledWith(own.text);

    copies.mockRejectedValueOnce(new Error('no https'));
    await user.click(screen.getByRole('button', { name: 'Kopieer tekst' }));
    expect(await screen.findByText(/^Kopiëren is niet gelukt/)).toBeInTheDocument();
  });

  it('shows and changes an own one', async () => {
    const user = open(own);
    expect(await screen.findByText('Hierbij onze factuur 2026-0042.')).toBeInTheDocument();
    api.on(updateEmailText, ({ body }) => ({ id: 9, text: body.template }));
    await user.click(screen.getByRole('button', { name: 'Aanpassen' }));
    await user.type(await screen.findByLabelText('*Bericht'), '!');
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeInTheDocument();
    expect(api.calls(updateEmailText)[0]?.body).toEqual({ template: `${own.text}!`, updated_at });
  });

  it('shows no example that lacks the words of a company that has not been read yet', async () => {
    let answer = () => {};
    api.on(getDefaultRelation, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return aDefaultRelation();
    });
    const text = 'Groet van {from_company_name}';
    const emailText = { id: 9, text };
    renderScreen(<EmailTextCard emailText={emailText} readAgain={async () => emailText} />);
    await waitFor(() => expect(api.calls(getDefaultRelation)).toHaveLength(1));
    expect(screen.queryByText(/Groet van/)).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('Groet van Bakkerij Jansen')).toBeInTheDocument();
  });

  it('gives an own one up when the default one is saved, not before', async () => {
    const user = open(own);
    api.on(deleteEmailText, () => null);
    await user.click(screen.getByRole('button', { name: 'Aanpassen' }));
    await user.click(await screen.findByText('Standaard'));
    expect(screen.getByLabelText('*Bericht')).toHaveValue(DEFAULT_EMAIL_TEXT);
    expect(api.calls(deleteEmailText)).toEqual([]);
    await user.click(save());
    await waitFor(() => expect(api.calls(deleteEmailText)[0]?.body).toEqual({ updated_at }));
    expect(api.calls(updateEmailText)).toEqual([]);
  });
});
