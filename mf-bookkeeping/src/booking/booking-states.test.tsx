import {
  type BookingDocument,
  decideBooking,
  getBookingItem,
  processBookingItem,
  takeBackBooking,
} from '@boekwerk/shared/contract/bookkeeping/booking';
import { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import { listLedgerAccounts } from '@boekwerk/shared/contract/bookkeeping/ledger-accounts';
import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { startSession } from '@boekwerk/shared/session/session-store';
import { aConnection, aLedgerAccount } from '@boekwerk/shared/testing/a-connection';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen } from '@testing-library/react';
import { aFilledBooking, anAttempt } from '../testing/a-booking';
import { aDocument } from '../testing/a-document';
import { openBooking } from '../testing/open-booking';

signedIn();
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const button = (name: string) => screen.findByRole('button', { name });
const underWay = (attempt: Parameters<typeof anAttempt>[0] = {}): BookingDocument =>
  aFilledBooking({
    status: DocumentStatus.inProgress,
    in_progress_for: 'booking',
    attempt: anAttempt(attempt),
  });
const booked = (own: Partial<BookingDocument> = {}) =>
  aFilledBooking({
    status: DocumentStatus.booked,
    journal_code: 'INK',
    transaction_number: '202600012',
    is_provisional: true,
    attempt: anAttempt({ state: 'done' }),
    ...own,
  });

describe('a document that was handed in', () => {
  it('is processed once it has a label', async () => {
    const first = openBooking(aDocument());
    expect(await button('Verwerken')).toHaveAttribute('aria-disabled', 'true');
    await first.user.click(await button('Verwerken'));
    expect(await screen.findByText('Selecteer eerst een label')).toBeVisible();
    expect(screen.getByText('Een label is vereist om te verwerken')).toBeVisible();
    expect(first.onDone).not.toHaveBeenCalled();
    first.unmount();

    const { api, user, onDone } = openBooking(aDocument({ tag: 'INK' }));
    api.on(processBookingItem, () =>
      aDocument({ tag: 'INK', status: DocumentStatus.inProgress, in_progress_for: 'recognition' }),
    );
    await user.click(await button('Verwerken'));
    expect(await screen.findByText('Het document wordt verwerkt')).toBeVisible();
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(api.calls(processBookingItem)[0]?.body.updated_at).toBe('2026-11-18T13:05:00.000Z');

    api.on(getBookingItem, () => aDocument({ tag: 'INK', status: DocumentStatus.toBook }));
    expect(await screen.findByLabelText(/Factuurnummer/)).toBeVisible();
  });
});

describe('a booking under way', () => {
  it('is followed until it is in the books, and can be read meanwhile', async () => {
    const { api } = openBooking(underWay());
    expect(await screen.findByText('F2026-1187 wordt verwerkt')).toBeVisible();
    expect(screen.getByText('2001 Molen De Hoop')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

    api.on(getBookingItem, () => booked());
    const done = await screen.findByText(/Geboekt in Twinfield als INK 202600012/);
    expect(done).toBeVisible();
  });

  it('says why it waits, and leads who may to where the link is mended', async () => {
    startSession(aToken({ is_owner: false }), true);
    describedAs({ has_connection: true });
    const waits_for = 'Wacht tot de koppeling is hersteld.';
    openBooking(underWay({ state: 'queued', sent_at: null, waits_for }), {
      is_connected: false,
      status: 'broken',
      broken_by: 'consent',
    });
    expect(await screen.findByText('Koppeling verbroken')).toBeVisible();
    expect(screen.getByText(waits_for)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar instellingen' })).toHaveAttribute(
      'href',
      '/settings/company/twinfield',
    );
  });

  it('says that the link is broken as soon as that is why it waits', async () => {
    const { api } = openBooking(underWay({ state: 'queued', sent_at: null }));
    expect(await screen.findByText('F2026-1187 wordt verwerkt')).toBeVisible();
    expect(screen.queryByText('Koppeling verbroken')).not.toBeInTheDocument();
    api.on(checkConnection, () => aConnection({ is_connected: false, status: 'broken' }));
    api.on(getBookingItem, () => underWay({ state: 'queued', waits_for: 'Wacht op herstel.' }));
    expect(await screen.findByText('Koppeling verbroken')).toBeVisible();
  });

  it('says what is known when the answer was lost, and lets a person decide after half an hour', async () => {
    const { unmount } = openBooking(underWay({ state: 'uncertain' }));
    expect(await screen.findByText('Onzeker: controleer in Twinfield')).toBeVisible();
    expect(screen.getByText('bw-abcdefghij234567')).toBeVisible();
    expect(screen.getByText('20-11-2026 10:00')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();

    const { api, user } = openBooking(underWay({ state: 'uncertain', needs_decision: true }));
    await user.click(await button('Staat erin'));
    expect(await screen.findByText('Vul het nummer van de boeking in')).toBeVisible();
    api.on(decideBooking, () => booked());
    await user.type(screen.getByLabelText('Nummer in Twinfield'), '202600012');
    await user.click(await button('Staat erin'));
    expect(await screen.findByText(/Geboekt in Twinfield als/)).toBeVisible();
    expect(api.calls(decideBooking)[0]?.body).toEqual({
      is_booked: true,
      transaction_number: '202600012',
    });
  });

  it('says what came of the number that a person gave', async () => {
    const waits_for = 'Boeking 202699999 staat niet in Twinfield, of is van een andere factuur.';
    openBooking(underWay({ state: 'uncertain', needs_decision: true, waits_for }));
    expect(await screen.findByText(waits_for)).toBeVisible();
    expect(screen.getByLabelText('Nummer in Twinfield')).toBeVisible();
  });

  it('is asked about by what is known of it when it was to be taken back', async () => {
    const attempt = anAttempt({ kind: 'takeBack', state: 'uncertain', needs_decision: true });
    const { api, user } = openBooking(booked({ attempt }));
    expect(await screen.findByText(/of ze er nog in staat/)).toBeVisible();
    api.on(decideBooking, () => booked());
    await user.click(await button('Staat erin'));
    expect(await screen.findByText(/Geboekt in Twinfield als/)).toBeVisible();
    expect(api.calls(decideBooking)[0]?.body).toEqual({
      is_booked: true,
      transaction_number: '202600012',
    });
  });

  it('goes back to be booked only after a person is sure that it is not there', async () => {
    const { api, user } = openBooking(underWay({ state: 'uncertain', needs_decision: true }));
    api.on(decideBooking, () => aFilledBooking());
    await user.click(await button('Staat er niet in'));
    await screen.findByText('Staat de boeking niet in Twinfield?');
    await user.click(await button('Annuleren'));
    expect(api.calls(decideBooking)).toEqual([]);
    await user.click(await button('Staat er niet in'));
    await screen.findByText('Staat de boeking niet in Twinfield?');
    await user.click(
      screen.getAllByRole('button', { name: 'Staat er niet in' }).at(-1) as HTMLElement,
    );
    expect(await button('Boeken')).toBeVisible();
    expect(api.calls(decideBooking)[0]?.body).toEqual({ is_booked: false });
  });
});

describe('a document that two people have open', () => {
  it('keeps what one typed when the other books it, and says who did', async () => {
    const { api, user, onDone } = openBooking(aFilledBooking());
    await user.type(await screen.findByLabelText(/Factuurnummer/), '-2');
    api.on(getBookingItem, () =>
      booked({ booked_by: 'Eva Visser', booked_at: '2026-11-20T09:00:00.000Z' }),
    );
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Geboekt door Eva Visser op 20-11-2026 10:00')).toBeVisible();
    expect(screen.getByLabelText(/Factuurnummer/)).toHaveValue('F2026-1187-2');
    expect(screen.queryByRole('button', { name: 'Boeken' })).not.toBeInTheDocument();
    await user.click(await button('Bekijk de boeking'));
    expect(await screen.findByText(/Geboekt in Twinfield als INK 202600012/)).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('a booked document', () => {
  it('is taken back after a question, as long as it is provisional', async () => {
    const { api, user } = openBooking(booked());
    api.on(takeBackBooking, () =>
      booked({ attempt: anAttempt({ kind: 'takeBack', state: 'queued', sent_at: null }) }),
    );
    await user.click(await button('Boeking terugdraaien'));
    await screen.findByText('Boeking INK 202600012 terugdraaien?');
    await user.click(
      screen.getAllByRole('button', { name: 'Boeking terugdraaien' }).at(-1) as HTMLElement,
    );
    expect(await screen.findByText('De boeking van F2026-1187 wordt teruggedraaid')).toBeVisible();
  });

  it('does not wait for which fields a form would have', async () => {
    // Of the clock of the test, so that a busy machine is not what is waited for.
    jest.useFakeTimers();
    const { api } = openBooking(booked());
    api.on(listLedgerAccounts, () => new Promise<never>(() => {}));
    expect(await screen.findByText('Voorlopig', {}, { timeout: 1500 })).toBeVisible();
  });

  it('calls no account gone from the package before anybody knows which there are', async () => {
    const { api } = openBooking(booked());
    api.on(listLedgerAccounts, () => new Promise<never>(() => {}));
    await screen.findByText('Voorlopig');
    expect(screen.getByText('Btw-code')).toBeVisible();
    expect(screen.queryByText('Vervallen rekening')).not.toBeInTheDocument();
  });

  it('says which account is gone from the package since', async () => {
    const { api } = openBooking(booked());
    api.on(listLedgerAccounts, ({ query }) =>
      query.type === LedgerType.vat ? [aLedgerAccount({ ...query, id: 99 })] : [],
    );
    expect(await screen.findByText('Vervallen rekening')).toBeVisible();
  });

  it('stays as it is once it is in the books for good', async () => {
    openBooking(booked({ is_provisional: false }));
    expect(await screen.findByText('Definitief')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is neither provisional nor for good once it was deleted in Twinfield, and can be taken back', async () => {
    openBooking(booked({ is_provisional: false, package_difference: 'deleted' }));
    expect(await button('Boeking terugdraaien')).toBeVisible();
    expect(screen.queryByText('Definitief')).not.toBeInTheDocument();
  });

  it('says why it was not taken back', async () => {
    const why = 'Deze boeking is definitief in Twinfield en kan niet worden teruggedraaid.';
    openBooking(booked({ is_provisional: false, booking_errors: { '': why } }));
    expect(await screen.findByText(why)).toBeVisible();
  });
});
