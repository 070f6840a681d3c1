import { updateInvoice } from '@boekwerk/shared/contract/invoicing';
import { readDraft } from '@boekwerk/shared/session/drafts';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { aLine, anInvoice } from '../../testing/an-invoice';
import { openInvoice } from '../../testing/open-invoice';

signedIn();
beforeEach(() => localStorage.clear());

const three = anInvoice({
  products: ['Brood', 'Taart', 'Vlaai'].map((title, index) => aLine({ id: index + 1, title })),
});
const descriptions = () =>
  screen.findAllByRole<HTMLTextAreaElement>('textbox', { name: 'Omschrijving' });
const titles = async () => (await descriptions()).map(({ value }) => value);
const sums = (name: string) =>
  screen
    .getByText(name, { selector: 'dt' })
    .closest('div')
    ?.textContent?.replace(/\u00A0/g, ' ');
const save = () => screen.getByRole('button', { name: 'Opslaan' });

/** What waits for no time at all comes before React has drawn, until it is told to stop. */
function withoutWaiting() {
  const later = window.setTimeout;
  window.setTimeout = ((act: () => void, ms?: number) => {
    if (ms !== undefined) return later(act, ms);
    act();
    return 0;
  }) as typeof window.setTimeout;
  return () => {
    window.setTimeout = later;
  };
}

describe('the lines of an invoice', () => {
  it('are moved by key from any field, which keeps the focus, and are stored in that order', async () => {
    const { api, user } = openInvoice(three);
    api.on(updateInvoice, () => three);
    const price = (await screen.findAllByLabelText('Prijs ex. BTW'))[2] as HTMLElement;
    await user.click(price);
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    expect(await titles()).toEqual(['Vlaai', 'Brood', 'Taart', '']);
    expect(price).toHaveFocus();
    expect(screen.getByText('Regel 2 staat nu op plaats 1 van 3')).toHaveAttribute(
      'role',
      'status',
    );

    await user.click(screen.getByRole('button', { name: 'Meer met regel 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Naar beneden (Alt+↓)' }));
    expect(await titles()).toEqual(['Brood', 'Vlaai', 'Taart', '']);
    await user.click(save());
    await waitFor(() => expect(api.calls(updateInvoice)).toHaveLength(1));
    expect(api.calls(updateInvoice)[0]?.body.products.map(({ title }) => title)).toEqual([
      ...['Brood', 'Vlaai', 'Taart'],
    ]);
  });

  it('come from rows of a sheet, with what cannot be read at its field, and can be taken away again', async () => {
    const { user } = openInvoice(anInvoice());
    await user.click((await descriptions())[1] as HTMLElement);
    await user.paste('Hout\t2\tMeter\t10,50\t9%\nSchroeven\t3\tStuks\tn.v.t.\t21%\n');
    expect(await screen.findByText('2 regels geplakt.')).toBeInTheDocument();
    expect(await titles()).toEqual(['Brood', 'Hout', 'Schroeven', '']);
    expect(sums('BTW 9%')).toBe('BTW 9%€ 1,89');
    expect(screen.getByText('n.v.t. is geen geldig bedrag')).toBeInTheDocument();
    expect(screen.getAllByLabelText('Prijs ex. BTW')[2]).toBeInvalid();
    expect(screen.getAllByLabelText('Prijs ex. BTW')[2]).toHaveValue('n.v.t.');

    await user.type((await descriptions())[0] as HTMLElement, ' wit');
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(await titles()).toEqual(['Brood wit', '']);
    expect(screen.queryByText('2 regels geplakt.')).not.toBeInTheDocument();
  });

  it('take the focus to the last one that was pasted, however late the page is drawn', async () => {
    const { user } = openInvoice(anInvoice());
    await user.click((await descriptions())[1] as HTMLElement);
    const stop = withoutWaiting();
    await user.paste('Hout\t2\t10,50\nSchroeven\t3\t2,50\n');
    await screen.findByText('2 regels geplakt.');
    stop();
    await waitFor(async () => expect((await descriptions())[2]).toHaveFocus());
  });

  it('are pasted with a warning when their head says that prices are read the other way here', async () => {
    const { user } = openInvoice(anInvoice());
    await user.click((await descriptions())[1] as HTMLElement);
    await user.paste('Omschrijving\tPrijs incl. btw\nHout\t10,50\n');
    expect(
      await screen.findByText(
        '1 regel geplakt. Let op: boven de kolom staat ‘Prijs incl. btw’, en de prijzen van deze factuur zijn exclusief btw.',
      ),
    ).toBeInTheDocument();
  });

  it('have a discount of their own, in per cent or in euro as its sign is typed', async () => {
    const { api, user } = openInvoice(three);
    api.on(updateInvoice, () => three);
    const [first, second] = await screen.findAllByLabelText('Korting');
    await user.type(first as HTMLElement, '10');
    await user.type(second as HTMLElement, '12,5€');
    expect(sums('Subtotaal')).toBe('Subtotaal€ 277,50');
    expect(screen.getByRole('button', { name: 'Korting in euro: kies procenten' })).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(api.calls(updateInvoice)).toHaveLength(1));
    expect(api.calls(updateInvoice)[0]?.body.products).toMatchObject([
      { discount_percentage: 10, discount_value: 0 },
      { discount_percentage: 0, discount_value: 12.5 },
      { discount_percentage: 0, discount_value: 0 },
    ]);
  });

  it('lose no key that is typed right after the sign that chose the kind of a discount', async () => {
    const { user } = openInvoice(anInvoice({ products: [aLine()] }));
    const [field] = await screen.findAllByLabelText('Korting');
    await user.type(field as HTMLElement, '€5');
    const [euro] = screen.getAllByLabelText('Korting');
    expect(euro).toHaveFocus();
    expect(euro).toHaveValue('5');
  });

  it('keep the kind of a discount that is wiped to be typed anew', async () => {
    const { api, user } = openInvoice(anInvoice({ products: [aLine({ discount_value: 12.5 })] }));
    api.on(updateInvoice, () => three);
    const discount = () => screen.getAllByLabelText('Korting')[0] as HTMLElement;
    await screen.findAllByLabelText('Korting');
    await user.clear(discount());
    await user.type(discount(), '5');
    await user.click(save());
    await waitFor(() => expect(api.calls(updateInvoice)).toHaveLength(1));
    expect(api.calls(updateInvoice)[0]?.body.products).toMatchObject([
      { discount_percentage: 0, discount_value: 5 },
    ]);
  });

  it('keep a discount that was typed when its kind is chosen after it, whether that takes it or not', async () => {
    const { user } = openInvoice(three);
    const discount = async (line: number) =>
      (await screen.findAllByLabelText('Korting'))[line] as HTMLElement;
    await user.type(await discount(0), '150');
    await user.tab();
    expect(await discount(0)).toHaveAccessibleDescription('150 is geen percentage van 0 tot 100');
    await user.type(await discount(0), '€');
    expect(await discount(0)).toHaveValue('150,00');
    expect(await discount(0)).toBeValid();
    await user.type(await discount(0), '%');
    expect(await discount(0)).toHaveValue('150');
    expect(await discount(0)).toHaveAccessibleDescription('150 is geen percentage van 0 tot 100');

    await user.type(await discount(1), '12,3x');
    await user.type(await discount(1), '€');
    expect(await discount(1)).toHaveValue('12,3x');
    expect(await discount(1)).toHaveAccessibleDescription('12,3x is geen geldig bedrag');
  });

  it('keep text that their fields refused, wherever they go and after a reload', async () => {
    const first = openInvoice(three);
    const price = (line: number) =>
      screen.getAllByLabelText<HTMLInputElement>('Prijs ex. BTW')[line] as HTMLInputElement;
    await descriptions();
    await first.user.clear(price(2));
    await first.user.type(price(2), '12,3x');
    await first.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await first.user.click(screen.getByRole('button', { name: 'Verwijder regel 1' }));
    expect(await titles()).toEqual(['Vlaai', 'Taart', '']);
    const discount = screen.getAllByLabelText<HTMLInputElement>('Korting')[1] as HTMLElement;
    await first.user.type(discount, '1,234,5€');
    const expectRefused = () => {
      expect(price(0)).toHaveValue('12,3x');
      expect(price(0)).toHaveAccessibleDescription('12,3x is geen geldig bedrag');
      expect(screen.getAllByLabelText('Korting')[1]).toHaveValue('1,234,5');
    };
    await first.user.tab();
    expectRefused();
    await waitFor(() => expect(JSON.stringify(readDraft('invoice.12'))).toContain('1,234,5'));
    first.unmount();

    const { api, user } = openInvoice(three);
    api.on(updateInvoice, () => three);
    await user.click(await screen.findByRole('button', { name: 'Herstel concept' }));
    expectRefused();
    await user.click(save());
    expect(await screen.findByText('Niet alle velden zijn juist ingevuld')).toBeInTheDocument();
    expect(api.calls(updateInvoice)).toHaveLength(0);
    expectRefused();
    await user.click(screen.getByRole('button', { name: 'Verwijder regel 1' }));
    await user.clear(screen.getAllByLabelText('Korting')[0] as HTMLElement);
    await user.click(save());
    await waitFor(() => expect(api.calls(updateInvoice)).toHaveLength(1));
    expect(api.calls(updateInvoice)[0]?.body.products).toMatchObject([{ title: 'Taart' }]);
  });

  it('leave alone what cannot be read when prices are converted', async () => {
    const { user } = openInvoice(three);
    const price = (line: number) => screen.getAllByLabelText(/^Prijs /)[line] as HTMLElement;
    await descriptions();
    await user.clear(price(1));
    await user.type(price(1), '12,3x');
    await user.type(screen.getAllByLabelText('Korting')[0] as HTMLElement, '1,2,3€');
    await user.click(screen.getByRole('switch'));
    await user.click(await screen.findByRole('button', { name: 'Reken de prijzen om' }));
    expect(price(1)).toHaveValue('12,3x');
    expect(screen.getAllByLabelText('Korting')[0]).toHaveValue('1,2,3');
  });

  it('are typed by keys alone: Enter after the price goes on, Shift+Enter explains, Ctrl+S saves', async () => {
    const { api, user } = openInvoice(anInvoice());
    api.on(updateInvoice, () => anInvoice());
    await user.click((await screen.findAllByLabelText('Prijs ex. BTW'))[0] as HTMLElement);
    await user.keyboard('{Enter}');
    expect((await descriptions())[1]).toHaveFocus();
    await user.keyboard('Taart{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(screen.getByLabelText('Toelichting')).toHaveFocus());
    await user.keyboard('met slagroom{Enter}en aardbeien');
    await user.type(screen.getAllByLabelText('Prijs ex. BTW')[1] as HTMLElement, '25');
    // As it comes with Caps Lock on.
    await user.keyboard('{Control>}S{/Control}');
    await waitFor(() => expect(api.calls(updateInvoice)).toHaveLength(1));
    expect(api.calls(updateInvoice)[0]?.body.products[1]).toMatchObject({
      title: 'Taart',
      description: 'met slagroom\nen aardbeien',
      value: 25,
    });
  });
});
