import { mergeBookingItems } from '@boekwerk/shared/contract/bookkeeping/merge';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { fireEvent, screen, within } from '@testing-library/react';
import { aDocument } from '../testing/a-document';
import { mergeAction } from './merge-action';
import { MergeModal } from './merge-modal';

signedIn();

const papers = ['een', 'twee', 'drie'].map((name, at) =>
  aDocument({ id: at + 1, file_name: `${name}.pdf`, amount_pages: 2 }),
);

describe('documents that become one', () => {
  it('are put in order by buttons and by dragging, and sent in that order', async () => {
    const api = fakeApi();
    api.on(mergeBookingItems, () => aDocument());
    const onDone = jest.fn();
    const dialog = <MergeModal documents={papers} onClose={jest.fn()} onDone={onDone} />;
    const { user } = renderScreen(dialog, { path: '/', at: '/' });
    expect(screen.getByText(/één document van 6 pagina’s/)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'een.pdf omlaag' }));
    expect(screen.getByText('een.pdf: plaats 2 van 3')).toBeInTheDocument();
    const [first, , last] = screen.getAllByRole('listitem') as [HTMLElement, unknown, HTMLElement];
    fireEvent.dragStart(last, { dataTransfer: { setData: () => {} } });
    fireEvent.dragEnter(first);
    fireEvent.dragEnd(last);

    await user.click(screen.getByRole('button', { name: 'Samenvoegen' }));
    await screen.findByText('Deze 3 items samenvoegen?');
    const asked = within(screen.getAllByRole('dialog').at(-1) as HTMLElement);
    await user.click(asked.getByRole('button', { name: 'Samenvoegen' }));
    expect(await screen.findByText('De bestanden zijn samengevoegd')).toBeVisible();
    expect(api.calls(mergeBookingItems)[0]?.body).toEqual({
      booking_item_ids: [3, 2, 1],
      is_confirmed: false,
    });
    expect(onDone).toHaveBeenCalledWith({ updated: [3, 2, 1], failed: [] });
  });

  it.each([
    [{ status: 1 }, 1],
    [{ has_notes: true }, 1],
    [{}, 0],
  ] as const)('of which one is %j, say whether something stays behind', (own, times) => {
    const documents = [...papers, aDocument({ id: 4, ...own })];
    const dialog = <MergeModal documents={documents} onClose={jest.fn()} onDone={jest.fn()} />;
    renderScreen(dialog, { path: '/', at: '/' });
    expect(screen.queryAllByText(/blijft achter in de prullenbak/)).toHaveLength(times);
  });

  it('do not say how many pages they become when one of them has nobody knows how many', () => {
    const documents = [...papers, aDocument({ file_name: 'stuk.pdf', amount_pages: 0 })];
    const dialog = <MergeModal documents={documents} onClose={jest.fn()} onDone={jest.fn()} />;
    renderScreen(dialog, { path: '/', at: '/' });
    expect(screen.getByText('Onbekend aantal pagina’s')).toBeInTheDocument();
    expect(screen.getByText(/^Dit wordt één document, met de naam/)).toBeInTheDocument();
  });

  it.each([
    [[aDocument()], 'Selecteer minimaal twee bestanden'],
    [
      [aDocument({ status: 1 }), aDocument({ status: 3 })],
      'Selecteer minstens één document dat nog te verwerken is',
    ],
    [
      [aDocument(), aDocument({ file_name: 'dicht.pdf', file_locked: true })],
      'dicht.pdf is beveiligd met een wachtwoord en kan niet worden samengevoegd',
    ],
    [papers, true],
  ])('are others than %#: %s', (documents, said) => {
    expect(mergeAction.appliesTo(documents)).toBe(said);
  });
});
