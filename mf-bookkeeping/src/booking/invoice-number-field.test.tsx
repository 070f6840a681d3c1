import { bookBookingItem } from '@boekwerk/shared/contract/bookkeeping/booking';
import { getDocumentUrl } from '@boekwerk/shared/contract/bookkeeping/documents';
import { getDuplicateInvoice } from '@boekwerk/shared/contract/bookkeeping/duplicates';
import { listInvoiceIds } from '@boekwerk/shared/contract/bookkeeping/relation-links';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { aFilledBooking, anAttempt } from '../testing/a-booking';
import { openBooking } from '../testing/open-booking';

signedIn();
beforeEach(() => localStorage.clear());

const press = async (user: ReturnType<typeof openBooking>['user'], name: string) =>
  user.click(await screen.findByText(name));

describe('a number that the relation has used before', () => {
  it('is said at once, with that invoice beside it, and booked for a reason', async () => {
    const { api, user } = openBooking(aFilledBooking());
    api.on(listInvoiceIds, () => [
      { id: 7, invoice_number: 'F2026-1187', is_credit: false },
      { id: 3, invoice_number: 'F2026-1187', is_credit: false },
    ]);
    expect(await screen.findByText('Factuurnummer bestaat al')).toBeVisible();
    api.fail(getDuplicateInvoice, 404, { message: 'Document niet gevonden' });
    await press(user, 'Bekijk factuur');
    expect(await screen.findByText('Factuur is niet gevonden')).toBeVisible();
    expect(api.calls(getDuplicateInvoice)[0]?.params).toEqual({ id: 3 });

    await press(user, 'Toch boeken');
    await user.type(await screen.findByLabelText('Reden'), 'Elk jaar opnieuw');
    expect(screen.queryByText('Factuurnummer bestaat al')).not.toBeInTheDocument();
    api.on(bookBookingItem, () => aFilledBooking());
    await press(user, 'Boeken');
    expect(api.calls(bookBookingItem)[0]?.body.duplicate_reason).toBe('Elk jaar opnieuw');
  });

  it('is shown of a credit note as the list shows it: less than nothing', async () => {
    const { api, user } = openBooking(aFilledBooking({ is_credit: true }));
    api.on(listInvoiceIds, () => [{ id: 3, invoice_number: 'F2026-1187', is_credit: true }]);
    api.on(getDuplicateInvoice, () => aFilledBooking({ id: 3, is_credit: true }));
    api.fail(getDocumentUrl, 404, { message: 'Document niet gevonden' });
    await press(user, 'Bekijk factuur');
    expect(await screen.findByText('€ -109,00')).toBeVisible();
  });

  it('keeps its reason when what was typed is restored, and loses it with another number', async () => {
    const before = openBooking(aFilledBooking({ invoice_number: 'F2026-1186' }));
    before.api.on(listInvoiceIds, () => [
      { id: 3, invoice_number: 'F2026-1187', is_credit: false },
    ]);
    const number = await screen.findByLabelText(/Factuurnummer/);
    await before.user.type(number, '{Backspace}7');
    await press(before.user, 'Toch boeken');
    await before.user.type(await screen.findByLabelText('Reden'), 'Elk jaar opnieuw');
    await waitFor(() => expect(Object.values(localStorage).join()).toContain('Elk jaar opnieuw'));
    before.unmount();

    const { api, user } = openBooking(aFilledBooking({ invoice_number: 'F2026-1186' }));
    api.on(listInvoiceIds, () => [{ id: 3, invoice_number: 'F2026-1187', is_credit: false }]);
    await press(user, 'Herstel concept');
    expect(await screen.findByLabelText('Reden')).toHaveValue('Elk jaar opnieuw');
    await user.type(screen.getByLabelText(/Factuurnummer/), '-b');
    await waitFor(() => expect(screen.queryByLabelText('Reden')).not.toBeInTheDocument());
  });

  it('may be a credit note of its own', async () => {
    const { api } = openBooking(aFilledBooking({ is_credit: true }));
    api.on(listInvoiceIds, () => [{ id: 3, invoice_number: 'F2026-1187', is_credit: false }]);
    await screen.findByLabelText(/Factuurnummer/);
    expect(screen.queryByText('Factuurnummer bestaat al')).not.toBeInTheDocument();
  });
});

it('what Twinfield had against it stands on top, each leading to its field', async () => {
  const booking_errors = {
    '': 'Er ging iets mis',
    'booking_lines.0.ledger_account_id': 'Dimensie 7000 komt niet voor',
  };
  const { user } = openBooking(
    aFilledBooking({ booking_errors, attempt: anAttempt({ state: 'refused' }) }),
  );
  await press(user, 'Boekingsregel 1, Grootboekrekening');
  const [, ofLine] = screen.getAllByLabelText(/Grootboekrekening/);
  expect(ofLine).toHaveFocus();
});
