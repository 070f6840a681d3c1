import { type EmailText, updateEmailText } from '@boekwerk/shared/contract/email-text';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { aDefaultRelation } from '@boekwerk/shared/testing/a-company';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { EmailTextCard } from './invoicing/email-text-card';

signedIn();

const updated_at = '2026-11-01T09:00:00.000Z';
const own: EmailText = { id: 9, text: 'Hierbij onze factuur.', updated_at };

describe('a form in a modal', () => {
  it('stays while it is being saved, and asks nothing then', async () => {
    const api = fakeApi();
    let answer = (_: EmailText) => {};
    const answered = new Promise<EmailText>((resolve) => {
      answer = resolve;
    });
    api.on(getDefaultRelation, () => aDefaultRelation());
    api.on(updateEmailText, () => answered);
    const { user } = renderScreen(<EmailTextCard emailText={own} readAgain={async () => own} />);
    await user.click(screen.getByRole('button', { name: 'Aanpassen' }));
    await user.type(await screen.findByLabelText('*Bericht'), '!');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(screen.queryByText(/zonder op te slaan/)).not.toBeInTheDocument();
    answer({ ...own, text: `${own.text}!` });
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeInTheDocument();
  });
});
