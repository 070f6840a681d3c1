import { splitBookingItem } from '@boekwerk/shared/contract/bookkeeping/cut';
import { getDocumentUrl } from '@boekwerk/shared/contract/bookkeeping/documents';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, within } from '@testing-library/react';
import { aDocument } from '../testing/a-document';
import { cutAction } from './cut-action';
import { CutModal } from './cut-modal';

signedIn();

const letter = aDocument({ id: 9, amount_pages: 4 });

function open(document = letter) {
  const api = fakeApi();
  // Its pages are drawn once the file is there, which a browser alone can do.
  api.on(getDocumentUrl, () => new Promise<string>(() => {}));
  const onDone = jest.fn();
  const dialog = <CutModal documents={[document]} onClose={jest.fn()} onDone={onDone} />;
  return { api, onDone, ...renderScreen(dialog, { path: '/', at: '/' }) };
}

const pagesIn = (number: number) =>
  within(screen.getByRole('region', { name: `Document ${number}` }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** What is asked lies over the pages. */
async function asked(question: string) {
  await screen.findByText(question);
  return within(screen.getAllByRole('dialog').at(-1) as HTMLElement);
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the pages of a PDF', () => {
  it.each([
    [{ status: 3, tag: 'INK' }, 1],
    [{ tag: 'INK' }, 0],
  ] as const)('of one that is %j: whether something stays behind is said', (own, times) => {
    open(aDocument({ id: 9, amount_pages: 4, ...own }));
    expect(screen.queryAllByText(/blijft achter in de prullenbak/)).toHaveLength(times);
  });

  it('are cut after a page and moved by keys alone, and keep their places when it fails', async () => {
    const { api, user, onDone } = open();
    api.fail(splitBookingItem, 422, { errors: { pages: ['Dit bestand is beschadigd'] } });
    const cut = button('Knip na pagina 1');
    expect(button('Knippen')).toBeDisabled();
    expect(button('Knippen')).toHaveAccessibleDescription('Eén document: nog niets geknipt');
    cut.focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect([pagesIn(1), pagesIn(2)]).toEqual([
      ['Pagina 1', 'Pagina 2'],
      ['Pagina 3', 'Pagina 4'],
    ]);
    await user.keyboard('{Home}{Tab}{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Naar het volgende document' }));
    expect(pagesIn(2)).toEqual(['Pagina 1', 'Pagina 3', 'Pagina 4']);

    await user.click(button('Knippen'));
    const sure = await asked('Weet je het zeker dat je dit pdf wil knippen?');
    await user.click(sure.getByRole('button', { name: 'Knippen' }));
    expect(await screen.findByText('Dit bestand is beschadigd')).toBeVisible();
    expect(api.calls(splitBookingItem)[0]?.body).toEqual({
      pages: [[2], [1, 3, 4]],
      is_confirmed: false,
    });
    expect(onDone).not.toHaveBeenCalled();
    expect(pagesIn(1)).toEqual(['Pagina 2']);
  });

  it('say why they cannot be divided over so many a document, at the number and at the button', async () => {
    const { user } = open();
    const size = screen.getByRole('textbox', { name: 'Aantal pagina’s per document' });
    const why = 'Vul een heel getal in van 1 tot en met 3';
    expect(button('Verdelen')).toBeEnabled();
    for (const typed of ['{Backspace}', '0', '2,5', 'veel', '4']) {
      await user.clear(size);
      await user.type(size, typed);
      expect(button('Verdelen')).toBeDisabled();
      expect(button('Verdelen')).toHaveAccessibleDescription(why);
      expect(size).toBeInvalid();
      expect(size).toHaveAccessibleDescription(why);
    }
    await user.clear(size);
    await user.type(size, '3{Enter}');
    expect(pagesIn(2)).toEqual(['Pagina 4']);
    expect(screen.queryByText(why)).not.toBeInTheDocument();
  });

  it('of which there are two can be divided at once', async () => {
    const { user } = open({ ...letter, amount_pages: 2 });
    await user.click(button('Verdelen'));
    expect(screen.getByText('Dit worden 2 documenten')).toBeInTheDocument();
  });

  it('are asked about once more before an e-invoice is lost', async () => {
    const { api, user, onDone } = open();
    const lost = 'De e-factuur in dit bestand gaat verloren';
    api.fail(splitBookingItem, 422, { errors: { is_confirmed: [lost] } });
    await user.click(button('Elke pagina apart'));
    expect(screen.getByText('Dit worden 4 documenten')).toBeInTheDocument();
    await user.click(button('Knippen'));
    const sure = await asked('Weet je het zeker dat je dit pdf wil knippen?');
    await user.click(sure.getByRole('button', { name: 'Knippen' }));
    const again = await asked(lost);
    api.on(splitBookingItem, () => []);
    await user.click(again.getByRole('button', { name: 'Toch knippen' }));
    expect(await screen.findByText('Pdf is succesvol geknipt')).toBeVisible();
    expect(api.calls(splitBookingItem).map(({ body }) => body.is_confirmed)).toEqual([false, true]);
    expect(onDone).toHaveBeenCalledWith({ updated: [9], failed: [] });
  });
});

it.each([
  [[letter, aDocument()], 'Selecteer één bestand om te knippen'],
  [
    [aDocument({ amount_pages: 1 })],
    'Dit bestand bestaat uit één pagina en kan niet geknipt worden.',
  ],
  [[aDocument({ status: 2 })], 'Dit document kan in deze status niet worden geknipt'],
  [[letter], true],
])('is offered for one document with several pages that is free: %#', (documents, said) => {
  expect(cutAction.appliesTo(documents)).toBe(said);
});
