import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen } from '@testing-library/react';
import { aFilledBooking } from '../../testing/a-booking';
import { openBooking } from '../../testing/open-booking';

signedIn();
beforeEach(() => localStorage.clear());

const open = (own: Parameters<typeof aFilledBooking>[0]) => openBooking(aFilledBooking(own));

it.each([
  ['the account of before', { usual_bank_account: 'NL91 ABNA 0417 1643 00' }, true],
  ['the same account', { usual_bank_account: 'NL20INGB0001234567' }, false],
  ['no account known', { usual_bank_account: '' }, false],
])('warns of swindle when a supplier wants to be paid elsewhere: %s', async (_, own, isWarned) => {
  open({ bank_account: 'NL20INGB0001234567', ...own });
  await screen.findByLabelText(/Factuurnummer/);
  expect(screen.queryAllByText('Let op: ander rekeningnummer')).toHaveLength(isWarned ? 1 : 0);
});

it('warns of the first invoice of a supplier, and not of a later one', async () => {
  open({ is_first_of_supplier: true });
  expect(await screen.findByText('Eerste factuur van deze leverancier')).toBeVisible();
});

it('says what is usual as long as the amount that is typed is far from it', async () => {
  const { user } = open({ usual_amount: { from: 80, to: 120 } });
  const amount = await screen.findByLabelText(/Bedrag incl. BTW/);
  expect(screen.queryByText('Bedrag wijkt af:')).not.toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, '1090,00');
  const bar = (await screen.findByText('Bedrag wijkt af:')).closest('[role=status]');
  expect(bar).toHaveTextContent(/^Bedrag wijkt af: meestal €.80,00 tot €.120,00\.$/);
  expect(screen.getByRole('button', { name: /Boeken/ })).toBeEnabled();
});

it('says nothing of a supplier that was not saved, nor of none', async () => {
  open({ supplier_relation_id: null, supplier: null, is_first_of_supplier: true });
  await screen.findByLabelText(/Factuurnummer/);
  expect(screen.queryByText('Eerste factuur van deze leverancier')).not.toBeInTheDocument();
});
