import { processBookingItems } from '@boekwerk/shared/contract/bookkeeping/booking';
import {
  labelBookingItems,
  listBookingItems,
} from '@boekwerk/shared/contract/bookkeeping/documents';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { DocumentsPage } from '../documents-page';
import { aDocument, documentList } from '../testing/a-document';
import { withOffice } from '../testing/an-office';

signedIn();

const receipt = aDocument({ id: 8, file_name: 'bon.png' });
const letter = aDocument({ id: 9, file_name: 'brief.pdf' });
const toBook = aDocument({ id: 10, file_name: 'te-boeken.pdf', status: 1, tag: 'VRK' });
const asked = aDocument({ id: 13, file_name: 'met-vraag.pdf', status: 3, tag: 'VRK' });
const booked = aDocument({ id: 11, file_name: 'geboekt.pdf', status: 2 });
const inProgress = aDocument({ id: 12, file_name: 'bezig.pdf', status: 4 });

function open() {
  const api = fakeApi();
  api.on(listBookingItems, () => documentList(receipt, letter, toBook, asked, booked, inProgress));
  withOffice(api);
  return { api, ...renderScreen(<DocumentsPage />, { path: '/', at: '/' }) };
}

async function tick(user: ReturnType<typeof open>['user'], ...names: string[]) {
  for (const name of names)
    await user.click(await screen.findByRole('checkbox', { name: `Selecteer ${name}` }));
  await user.click(screen.getByRole('button', { name: `Acties (${names.length})` }));
  return screen.findByRole('menuitem', { name: /Labelen & verwerken/ });
}

describe('the documents that are ticked', () => {
  it('are none that are booked or in the hands of a job', async () => {
    open();
    await screen.findByRole('checkbox', { name: 'Selecteer bon.png' });
    for (const name of ['geboekt.pdf', 'bezig.pdf'])
      expect(screen.getByRole('checkbox', { name: `Selecteer ${name}` })).toBeDisabled();
  });

  it('are labelled and processed; what could not be is named, and stays ticked', async () => {
    const { api, user } = open();
    api.on(labelBookingItems, ({ body }) => ({ updated: body.booking_item_ids, failed: [] }));
    api.on(processBookingItems, () => ({
      updated: [8],
      failed: [{ id: 9, message: 'Dit document is geboekt door Piet op 20-11-2026.' }],
    }));
    await user.click(await tick(user, 'bon.png', 'brief.pdf'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Label toewijzen' }));
    await user.click(dialog.getByRole('button', { name: 'Verwerken' }));
    expect(await screen.findByText('Een label is vereist om te verwerken')).toBeVisible();
    expect(api.calls(labelBookingItems)).toHaveLength(0);

    await user.click(dialog.getByRole('combobox', { name: 'Label' }));
    await user.click(await screen.findByTitle('Inkoop (INK)'));
    await user.click(dialog.getByRole('button', { name: 'Verwerken' }));
    expect(await screen.findByText('1 document wordt verwerkt')).toBeVisible();
    expect(
      screen.getByText('brief.pdf: Dit document is geboekt door Piet op 20-11-2026.'),
    ).toBeVisible();
    expect(api.calls(labelBookingItems)[0]?.body).toEqual({
      booking_item_ids: [8, 9],
      label: 'INK',
      versions: { 8: receipt.updated_at, 9: letter.updated_at },
    });
    expect(screen.getByRole('checkbox', { name: 'Selecteer brief.pdf' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Selecteer bon.png' })).not.toBeChecked();
  });

  it('are shown with their label when they could not be processed after it', async () => {
    const { api, user } = open();
    // Without one that a job has: those are asked for again and again.
    api.on(listBookingItems, () => documentList(receipt));
    api.on(labelBookingItems, ({ body }) => ({ updated: body.booking_item_ids, failed: [] }));
    api.fail(processBookingItems, 500, { message: 'Er ging iets mis' });
    await user.click(await tick(user, 'bon.png'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Label toewijzen' }));
    await user.click(dialog.getByRole('combobox', { name: 'Label' }));
    await user.click(await screen.findByTitle('Inkoop (INK)'));
    api.on(listBookingItems, () => documentList({ ...receipt, tag: 'INK' }));
    await user.click(dialog.getByRole('button', { name: 'Verwerken' }));
    expect(await screen.findByText('Er ging iets mis')).toBeVisible();
    const row = (await screen.findByText('bon.png')).closest('tr');
    await waitFor(() => expect(row).toHaveTextContent('Inkoop (INK)'));
  });

  it('keep the focus on the button that was pressed, as long as they are being labelled', async () => {
    const { api, user } = open();
    api.on(labelBookingItems, () => new Promise(() => {}));
    await user.click(await tick(user, 'bon.png'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Label toewijzen' }));
    await user.click(dialog.getByRole('combobox', { name: 'Label' }));
    await user.click(await screen.findByTitle('Inkoop (INK)'));
    await user.click(dialog.getByRole('button', { name: 'Labelen' }));
    await waitFor(() => expect(api.calls(labelBookingItems)).toHaveLength(1));
    const pressed = dialog.getByRole('button', { name: /Labelen/ });
    expect(pressed).toBeEnabled();
    expect(pressed).toHaveFocus();
    expect(dialog.getByRole('button', { name: 'Verwerken' })).toBeDisabled();
  });

  it('are only labelled when one of them is to be booked', async () => {
    const { user } = open();
    await user.click(await tick(user, 'bon.png', 'te-boeken.pdf'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Label toewijzen' }));
    expect(dialog.getByRole('button', { name: 'Labelen' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Verwerken' })).not.toBeInTheDocument();
  });

  it.each([
    ['te-boeken.pdf', 1],
    ['met-vraag.pdf', 1],
    ['brief.pdf', 0],
  ])('are labelled knowing what that takes away of %s', async (name, times) => {
    const { user } = open();
    await user.click(await tick(user, 'bon.png', name));
    const dialog = within(await screen.findByRole('dialog', { name: 'Label toewijzen' }));
    const said = dialog.queryAllByText(/vervallen met een ander label de relatie/);
    expect(said).toHaveLength(times);
  });

  it('are not labelled when none of them is to process, and the menu says so', async () => {
    const { user } = open();
    const item = await tick(user, 'te-boeken.pdf');
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent('Selecteer ook een document dat te verwerken is');
  });
});
