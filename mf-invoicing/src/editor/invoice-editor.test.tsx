import { getInvoice, getNextNumber, updateInvoice } from '@boekwerk/shared/contract/invoicing';
import { listProducts } from '@boekwerk/shared/contract/products';
import { saveDraft } from '@boekwerk/shared/session/drafts';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aLine, anInvoice } from '../testing/an-invoice';
import { openInvoice } from '../testing/open-invoice';
import { valuesOf } from './invoice-values';

signedIn();

const prices = () => screen.findAllByLabelText('Prijs ex. BTW');
const save = () => screen.getByRole('button', { name: 'Opslaan' });
/** The amount beside a name in the totals. */
const total = (name: string) =>
  (screen.getByText(name, { selector: 'dt' }).closest('div') as HTMLElement).textContent?.replace(
    /\u00A0/g,
    ' ',
  );

beforeEach(() => localStorage.clear());

describe('a concept', () => {
  it('adds up while it is typed, per rate and with the discount', async () => {
    const { user } = openInvoice(
      anInvoice({ products: [aLine(), aLine({ id: 2, title: 'Advies', value: 50, tax_id: 2 })] }),
    );
    const [first] = await prices();
    await user.clear(first as HTMLElement);
    await user.type(first as HTMLElement, '200');
    await user.type(screen.getByLabelText('Korting op de factuur'), '10');

    expect(total('Subtotaal')).toBe('Subtotaal€ 250,00');
    expect(total('Korting')).toBe('Korting€ -25,00');
    expect(total('BTW 21%')).toBe('BTW 21%€ 37,80');
    expect(total('BTW 9%')).toBe('BTW 9%€ 4,05');
    expect(total('Te betalen')).toBe('Te betalen€ 266,85');
  });

  it('says how prices are read after the switch, and has them say the same as before', async () => {
    const { user } = openInvoice(anInvoice({ products: [aLine({ amount: 1, value: 55 })] }));
    const mode = await screen.findByRole('switch', { name: 'Inclusief btw' });
    expect(mode).not.toBeChecked();
    await user.click(mode);
    const said = screen.getByText(/worden nu gelezen als inclusief btw/);
    expect(said.textContent?.replace(/\u00A0/g, ' ')).toContain('€ 55,00 in plaats van € 66,55');
    await user.click(screen.getByRole('button', { name: 'Reken de prijzen om' }));
    expect(screen.getByText(/het totaal blijft gelijk/)).toBeInTheDocument();
    // The pressed button is gone.
    expect(mode).toHaveFocus();
    expect(total('Te betalen')).toBe('Te betalen€ 66,55');
    expect((await screen.findAllByLabelText('Prijs incl. BTW'))[0]).toHaveValue('66,55');

    await user.click(mode);
    expect(screen.queryByText(/het totaal blijft gelijk/)).not.toBeInTheDocument();
    expect(screen.getByText(/worden nu gelezen als exclusief btw/)).toBeInTheDocument();
    await user.type((await prices())[0] as HTMLElement, '60');
    expect(screen.queryByText(/worden nu gelezen/)).not.toBeInTheDocument();
  });

  it('takes a discount of a line that is typed after the switch as it is read by then', async () => {
    const { user } = openInvoice(anInvoice());
    await user.click(await screen.findByRole('switch', { name: 'Inclusief btw' }));
    expect(screen.getByText(/worden nu gelezen als inclusief btw/)).toBeInTheDocument();
    await user.type(screen.getAllByLabelText('Korting')[0] as HTMLElement, '10€');
    expect(screen.queryByText(/worden nu gelezen/)).not.toBeInTheDocument();
    expect(total('Te betalen')).toBe('Te betalen€ 90,00');
  });

  it('can be saved once something has changed, as ready to send', async () => {
    const { api, user } = openInvoice(anInvoice());
    const saved = anInvoice({
      description: 'Levering december',
      updated_at: '2026-11-20T11:00:00Z',
    });
    api.on(updateInvoice, () => saved);

    expect(await screen.findByRole('button', { name: 'Opslaan' })).toBeDisabled();
    await user.type(screen.getByLabelText('Inkoop order (PO)'), 'P7');
    await user.click(save());

    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeInTheDocument();
    expect(save()).toBeDisabled();
    expect(api.calls(updateInvoice)[0]?.body).toMatchObject({
      reference: 'P7',
      is_ready: true,
      products: [{ title: 'Brood' }],
      updated_at: '2026-11-20T10:00:00.000Z',
    });
  });

  it('is saved in one call, after which nothing is asked that the call has answered', async () => {
    const { api, user } = openInvoice(anInvoice());
    api.on(updateInvoice, ({ body }) => anInvoice({ reference: body.reference }));
    await user.type(await screen.findByLabelText('Inkoop order (PO)'), 'P7');
    await screen.findByDisplayValue('2026-0042');
    const asked = () => [getInvoice, getNextNumber, listProducts].map((of) => api.calls(of).length);
    const before = asked();
    await user.click(save());
    await screen.findByText('Wijzigingen opgeslagen');

    expect(api.calls(updateInvoice)).toHaveLength(1);
    expect(asked()).toEqual(before);
  });

  it('shows a refusal at the field of the line it is about, and keeps what was typed', async () => {
    const { api, user } = openInvoice(anInvoice({ products: [aLine(), aLine({ id: 2 })] }));
    api.fail(updateInvoice, 422, { errors: { 'products.1.value': ['Bedrag is te groot'] } });
    const [, second] = await prices();
    await user.type(second as HTMLElement, '9');
    await user.click(save());

    const cell = (second as HTMLElement).closest('td') as HTMLElement;
    expect(await within(cell).findByText('Bedrag is te groot')).toBeInTheDocument();
    expect((second as HTMLInputElement).value).toContain('9');
  });

  it('can save a draft of before somebody else saved', async () => {
    saveDraft('invoice.12', {
      ...valuesOf(anInvoice()),
      reference: 'Getypt',
      updated_at: '2026-11-20T09:00:00.000Z',
    });
    const { api, user } = openInvoice(anInvoice());
    api.on(updateInvoice, () => anInvoice());

    await user.click(await screen.findByRole('button', { name: 'Herstel concept' }));
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeInTheDocument();
    expect(api.calls(updateInvoice)[0]?.body).toMatchObject({
      reference: 'Getypt',
      updated_at: '2026-11-20T10:00:00.000Z',
    });
  });

  it('shows what was saved elsewhere, until something is typed', async () => {
    const { api, user } = openInvoice(anInvoice());
    const subject = await screen.findByLabelText('Onderwerp');
    const lookAgain = () => act(async () => window.dispatchEvent(new Event('visibilitychange')));

    api.on(getInvoice, () => anInvoice({ description: 'Van elders', updated_at: 'later' }));
    await lookAgain();
    await waitFor(() => expect(subject).toHaveValue('Van elders'));

    await user.type(subject, '!');
    api.on(getInvoice, () => anInvoice({ description: 'Nog later', updated_at: 'nog later' }));
    await lookAgain();
    await waitFor(() => expect(api.calls(getInvoice)).toHaveLength(3));
    expect(subject).toHaveValue('Van elders!');
  });

  it('gives a new line a place once all lines have a title', async () => {
    const { user } = openInvoice(anInvoice());
    const titles = () => screen.findAllByLabelText('Omschrijving');
    expect(await titles()).toHaveLength(2);
    await user.type((await titles())[1] as HTMLElement, 'A');
    expect(await titles()).toHaveLength(3);
  });
});
