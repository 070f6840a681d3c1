import { createEnterpriseCustomer, getCustomer } from '@boekwerk/shared/contract/customers';
import { updateEnterprise } from '@boekwerk/shared/contract/parties';
import { readDraft, saveDraft } from '@boekwerk/shared/session/drafts';
import type { Slots } from '@boekwerk/shared/slots';
import { aCustomer } from '@boekwerk/shared/testing/a-customer';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { newCustomer } from './customer-values';
import { Widget } from './widget';

const api = fakeApi();
signedIn();

function open(props: Pick<Slots['customer-form'], 'clientId' | 'isBooking' | 'kind'>) {
  const told = { onChange: jest.fn(), onSaved: jest.fn(), onCancel: jest.fn() };
  return { ...told, ...renderScreen(<Widget {...props} {...told} />) };
}

const save = () => screen.getByRole('button', { name: 'Opslaan' });
const invoiceEmail = () => screen.getByLabelText(/E-mailadres voor facturen/);

describe('the form of a customer on a page of another remote', () => {
  it('adds the supplier of a document with a name alone', async () => {
    api.on(createEnterpriseCustomer, ({ body }) => ({ ...aCustomer(), ...body, updated_at: '' }));
    const { user, onSaved } = open({ isBooking: true });
    expect(screen.getByLabelText('Plaats')).not.toBeRequired();
    await user.type(screen.getByLabelText('*Bedrijfsnaam'), 'Bouwmarkt Noord');
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ id: 12, name: 'Bouwmarkt Noord' }));
    expect(await screen.findByText('De relatie is succesvol aangemaakt')).toBeVisible();
    expect(api.calls(createEnterpriseCustomer)[0]?.body).toMatchObject({
      enterprise_relation_type: 'supplier',
      is_booking: true,
      city: '',
    });
  });

  it('adds whom a sale is for as a customer', async () => {
    api.on(createEnterpriseCustomer, ({ body }) => ({ ...aCustomer(), ...body, updated_at: '' }));
    const { user, onSaved } = open({ isBooking: true, kind: 'client' });
    await user.type(screen.getByLabelText(/Bedrijfsnaam/), 'Hotel De Leeuw');
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    const [created] = api.calls(createEnterpriseCustomer);
    expect(created?.body.enterprise_relation_type).toBe('client');
  });

  it('asks about a customer that looks like one there is, keeps what was typed, and adds it when told to', async () => {
    const alike = [{ id: 31, name: 'Bouwmarkt Noord', fields: ['name' as const] }];
    api.fail(createEnterpriseCustomer, 409, { message: 'Er is al een relatie', alike });
    const { user, onSaved } = open({ isBooking: true });
    await user.type(screen.getByLabelText('*Bedrijfsnaam'), 'bouwmarkt noord');
    await user.click(save());
    const question = await screen.findByText(/Deze relatie lijkt al te bestaan/);
    expect(question).toHaveTextContent('(zelfde naam)');
    const link = screen.getByRole('link', { name: /^Bouwmarkt Noord/ });
    expect(link).toHaveAttribute('href', '/relation/edit/31');
    expect(link).toHaveAttribute('target', '_blank');

    const [answer] = screen.getAllByRole('button', { name: 'Annuleren' });
    await user.click(answer as HTMLElement);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByLabelText('*Bedrijfsnaam')).toHaveValue('bouwmarkt noord');
    expect(screen.getByLabelText('*Bedrijfsnaam')).toHaveFocus();
    expect(onSaved).not.toHaveBeenCalled();

    await user.click(save());
    api.on(createEnterpriseCustomer, ({ body }) => ({ ...aCustomer(), ...body, updated_at: '' }));
    await user.click(await screen.findByRole('button', { name: 'Toch toevoegen' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ id: 12, name: 'bouwmarkt noord' }));
    expect(api.calls(createEnterpriseCustomer).map(({ body }) => body.accept_alike)).toEqual([
      ...[false, false, true],
    ]);
  });

  it('asks for all it takes to send an invoice when nothing is being booked', async () => {
    const { user, onSaved, onChange } = open({});
    await user.type(screen.getByLabelText('Bedrijfsnaam'), 'Bouwmarkt Noord');
    expect(onChange).toHaveBeenLastCalledWith(true);
    await user.click(save());
    expect(await screen.findAllByText('E-mailadres is verplicht')).toHaveLength(2);
    for (const text of ['Adres is verplicht', 'Postcode is verplicht', 'Plaats is verplicht'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('lets the address for invoices follow the other one until somebody fills in another', async () => {
    const { user } = open({});
    const email = screen.getByLabelText('*E-mailadres');
    await user.type(email, 'info@noord.nl');
    await user.tab();
    expect(invoiceEmail()).toHaveValue('info@noord.nl');

    await user.type(email, 'x');
    await user.tab();
    expect(invoiceEmail()).toHaveValue('info@noord.nlx');

    await user.clear(invoiceEmail());
    await user.type(invoiceEmail(), 'facturen@noord.nl');
    await user.type(email, 'y');
    await user.tab();
    expect(invoiceEmail()).toHaveValue('facturen@noord.nl');
  });

  it('lets it follow of an existing customer who has one address for all', async () => {
    api.on(getCustomer, () =>
      aCustomer({ email: 'info@noord.nl', general_email: 'info@noord.nl' }),
    );
    const { user } = open({ clientId: 12 });
    await user.type(await screen.findByLabelText('*E-mailadres'), 'x');
    await user.tab();
    expect(invoiceEmail()).toHaveValue('info@noord.nlx');
  });

  it('leaves another address for invoices of an existing customer alone', async () => {
    api.on(getCustomer, () => aCustomer({ email: 'jan@noord.nl', general_email: 'info@noord.nl' }));
    const { user } = open({ clientId: 12 });
    await user.type(await screen.findByLabelText('*E-mailadres'), 'x');
    await user.tab();
    expect(invoiceEmail()).toHaveValue('info@noord.nl');
  });

  it('keeps what is typed in the browser, and offers it when the form comes back', async () => {
    const first = open({ isBooking: true });
    await first.user.type(screen.getByLabelText('*Bedrijfsnaam'), 'Bouwmarkt Noord');
    await waitFor(() =>
      expect(JSON.stringify(readDraft('client.new'))).toContain('Bouwmarkt Noord'),
    );
    first.unmount();

    api.on(createEnterpriseCustomer, ({ body }) => ({ ...aCustomer(), ...body, updated_at: '' }));
    const { user, onChange, onSaved } = open({ isBooking: true });
    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    expect(screen.getByLabelText('*Bedrijfsnaam')).toHaveValue('Bouwmarkt Noord');
    expect(onChange).toHaveBeenLastCalledWith(true);
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(readDraft('client.new')).toBeNull();
  });

  it('asks for what this place asks for, whatever the draft was typed for', async () => {
    saveDraft('client.new', { ...newCustomer(false), name: 'Bouwmarkt Noord', is_booking: false });
    api.on(createEnterpriseCustomer, ({ body }) => ({ ...aCustomer(), ...body, updated_at: '' }));
    const { user, onSaved } = open({ isBooking: true });
    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(api.calls(createEnterpriseCustomer)[0]?.body.is_booking).toBe(true);
  });

  it('keeps what was typed when somebody else saved first, and saves it on top of theirs', async () => {
    const [before, after] = ['2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z'];
    api.on(getCustomer, () => aCustomer({ updated_at: before }));
    api.fail(updateEnterprise, 409, { message: 'Intussen gewijzigd door Jan' });
    const { user, onSaved } = open({ clientId: 12 });
    await user.type(await screen.findByLabelText('*Plaats'), ' Noord');
    await user.click(save());
    api.on(getCustomer, () => aCustomer({ bank_account: 'NL91ABNA0417164300', updated_at: after }));
    await user.click(await screen.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByDisplayValue('NL91ABNA0417164300')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Meer gegevens' }));
    expect(screen.getByDisplayValue('NL91ABNA0417164300')).toBeVisible();

    api.on(updateEnterprise, ({ body }) => ({ ...aCustomer(), ...body, updated_at: after }));
    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(api.calls(updateEnterprise)[1]?.body).toMatchObject({
      city: expect.stringMatching(/ Noord$/),
      updated_at: after,
    });
  });
});
