import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import { LedgerType } from '@boekwerk/shared/domain/ledger/ledger-type';
import { eq } from 'drizzle-orm';
import { accountingPackageOf } from '../../external/accounting/accounting-package-of';
import { ledger_account } from '../../platform/database/schema/accounting';
import { booking_attempt } from '../../platform/database/schema/bookings';
import { booking_item } from '../../platform/database/schema/bookkeeping';
import { updateConnection } from '../connection/office/store';
import { callForAttempt } from './access-of-attempt';
import type { BookAttempt } from './attempt-store';
import { beginSending } from './begin-sending';
import type { BookRequest } from './frozen-request';
import { keepWaiting } from './settle/keep-waiting';
import { booksUnderTest } from './testing/books-under-test';

const { app, ask, standIn, consent, ended, firm, bookkeeper, our } = booksUnderTest();

const POSTING = { call: 'posting' } as const;
const [TO_15_S, TO_1_MIN, TO_3_MIN, TO_10_MIN] = [15, 45, 120, 420];

const lookUps = async () => {
  for (const seconds of [TO_15_S, TO_1_MIN, TO_3_MIN]) await our().pass(seconds);
};

/** It is in the books once, under the number that the document says, and nobody was asked. */
async function expectBookedOnce(id: number) {
  const booked = await our().booked();
  expect(booked).toHaveLength(1);
  expect(await our().read(id)).toMatchObject({
    status: 2,
    transaction_number: booked[0]?.number,
    attempt: { state: 'done' },
  });
}

describe('an answer that is lost after the package has done its work', () => {
  it.each(['lost', 'error', 'html', 'half', 'empty'])(
    'is looked up by the reference, and nothing is sent again: %s',
    async (fault) => {
      await standIn().fault({ fault, ...POSTING });
      const id = await our().anAttempt();
      await app.jobs.drain();
      expect(await our().read(id)).toMatchObject({
        status: 4,
        attempt: { state: 'uncertain', needs_decision: false },
      });
      await our().pass(TO_15_S);
      await expectBookedOnce(id);
    },
  );

  it('is found by its amounts where transactions carry no reference', async () => {
    await app.db.execute('update accounting_connection set reference_field = null');
    await standIn().fault({ fault: 'lost', ...POSTING });
    const id = await our().anAttempt();
    await app.jobs.drain();
    expect((await our().booked())[0]?.freetexts).toEqual(['', '', '']);
    await our().pass(TO_15_S);
    await expectBookedOnce(id);
  });

  it('is found when the package shows it a minute late', async () => {
    await standIn().fault({ fault: 'browse-behind' });
    await standIn().fault({ fault: 'lost', ...POSTING });
    const id = await our().anAttempt();
    await app.jobs.drain();
    await our().pass(TO_15_S);
    await our().pass(TO_1_MIN);
    expect(await our().read(id)).toMatchObject({ status: 4, attempt: { state: 'uncertain' } });
    await standIn().mend();
    await our().pass(TO_3_MIN);
    await expectBookedOnce(id);
  });

  it('is not booked twice when it is shown so late that it is sent again: that is a duplicate, and uncertain', async () => {
    await standIn().fault({ fault: 'browse-behind', seconds: 3600 });
    await standIn().fault({ fault: 'lost', ...POSTING });
    const id = await our().anAttempt();
    await app.jobs.drain();
    await lookUps();
    await our().pass(TO_10_MIN);
    const [attempt] = await our().attempts(id);
    expect(attempt).toMatchObject({ state: 'uncertain', resent_at: expect.any(Date) });
    expect(await our().read(id)).toMatchObject({ status: 4, booking_errors: null });
    await standIn().mend();
    await our().pass(TO_15_S);
    await expectBookedOnce(id);
  });
});

describe('an answer that is lost before the package has done anything', () => {
  it.each(['lost', 'error', 'html', 'empty'])(
    'leads to the same request once more, after ten minutes and no sooner: %s',
    async (fault) => {
      await standIn().fault({ fault, ...POSTING, commits: false });
      const id = await our().anAttempt();
      await app.jobs.drain();
      await lookUps();
      expect(await our().booked()).toEqual([]);
      expect(await our().read(id)).toMatchObject({ status: 4, attempt: { state: 'uncertain' } });
      await our().pass(TO_10_MIN);
      await expectBookedOnce(id);
    },
  );
});

describe('an answer that comes otherwise', () => {
  it.each([{ fault: 'twice' }, { fault: 'slow', seconds: 1 }])('counts once: %p', async (fault) => {
    await standIn().fault({ ...fault, ...POSTING });
    const id = await our().anAttempt();
    await app.jobs.drain();
    await expectBookedOnce(id);
  });
});

describe('what the package certainly did not do', () => {
  it('is done when it wants to hear of us again', async () => {
    await standIn().fault({ fault: 'too-many', ...POSTING, seconds: 90 });
    const id = await our().anAttempt();
    await app.jobs.drain();
    expect(await our().read(id)).toMatchObject({
      status: 4,
      attempt: { state: 'queued', waits_for: expect.stringContaining('te druk') },
    });
    await our().pass(60);
    expect(await our().booked()).toEqual([]);
    await our().pass(31);
    await expectBookedOnce(id);
  });

  it('is not asked again at once when the package asks to wait for no time at all', async () => {
    await standIn().fault({ fault: 'too-many', ...POSTING, seconds: 0 });
    const id = await our().anAttempt();
    await app.jobs.drain();
    expect(await our().read(id)).toMatchObject({ status: 4, attempt: { state: 'queued' } });
    await our().pass(61);
    await expectBookedOnce(id);
  });

  it('waits while the package is down, says why, holds up nobody, and goes on by itself', async () => {
    await app.db.execute('update accounting_credentials set expires_at = now()');
    await standIn().fault({ fault: 'lost', commits: false, times: 99 });
    const ids = [await our().anAttempt(), await our().anAttempt()];
    await app.jobs.drain();
    for (const id of ids)
      expect(await our().read(id)).toMatchObject({
        status: 4,
        attempt: { state: 'queued', waits_for: expect.stringContaining('niet bereikbaar') },
      });
    expect((await ask(bookkeeper(), 'GET', 'bookingitems')).status).toBe(200);

    await standIn().mend();
    for (const seconds of [TO_1_MIN, TO_3_MIN, TO_10_MIN]) await our().pass(seconds);
    expect(await our().booked()).toHaveLength(ids.length);
    for (const id of ids) expect((await our().read(id)).status).toBe(2);
  });

  it.each(['expire-tokens', 'cluster-moved'])(
    'is done at once with other tokens: %s',
    async (fault) => {
      const id = await our().anAttempt();
      await standIn().fault({ fault });
      await app.jobs.drain();
      await expectBookedOnce(id);
    },
  );

  it('waits while the link is broken, and goes on by itself once the firm has linked anew', async () => {
    const id = await our().anAttempt();
    await standIn().fault({ fault: 'revoke-tokens' });
    await app.jobs.drain();
    const waits_for = expect.stringContaining('koppeling met Twinfield is verbroken');
    expect(await our().read(id)).toMatchObject({
      status: 4,
      attempt: { state: 'queued', waits_for },
    });

    const { credentials_id } = firm();
    const again = await consent(firm(), `?credentials_id=${credentials_id}`);
    await ended(firm(), await ask(firm(), 'PUT', 'credentials', { id: credentials_id, ...again }));
    await app.jobs.drain();
    await expectBookedOnce(id);
  });

  it('waits, when consent is withdrawn in the middle of a batch, and nothing of it is lost', async () => {
    const ids: number[] = [];
    for (let left = 5; left > 0; left--) ids.push(await our().anAttempt());
    await standIn().fault({ fault: 'slow', ...POSTING, seconds: 0.3, times: ids.length });
    const working = app.jobs.drain();
    while ((await our().booked()).length === 0);
    await standIn().fault({ fault: 'revoke-tokens' });
    await working;
    const before = (await our().booked()).length;
    expect(before).toBeLessThan(ids.length);
    expect((await ask(bookkeeper(), 'GET', 'checkconnection')).body).toMatchObject({
      is_connected: false,
      broken_by: 'consent',
    });
    const statuses = async () =>
      (await Promise.all(ids.map((id) => our().read(id)))).map(({ status }) => status).sort();
    expect(await statuses()).toEqual(ids.map((_, at) => (at < before ? 2 : 4)));

    const { credentials_id } = firm();
    const again = await consent(firm(), `?credentials_id=${credentials_id}`);
    await ended(firm(), await ask(firm(), 'PUT', 'credentials', { id: credentials_id, ...again }));
    await app.jobs.drain();
    for (const seconds of [TO_15_S, TO_1_MIN]) await our().pass(seconds);
    const numbers = (await our().booked()).map(({ invoicenumber }) => invoicenumber);
    expect(new Set(numbers).size).toBe(ids.length);
    expect(numbers).toHaveLength(ids.length);
    expect(await statuses()).toEqual(ids.map(() => 2));
  });

  it('waits for an office that is gone, until it is there again', async () => {
    const id = await our().anAttempt();
    await standIn().fault({ fault: 'office-removed', office: 'VISSER/1001' });
    await app.jobs.drain();
    expect(await our().read(id)).toMatchObject({ status: 4, attempt: { state: 'queued' } });
    const link = async () => (await ask(bookkeeper(), 'GET', 'checkconnection')).body;
    expect(await link()).toMatchObject({ is_connected: false, broken_by: 'office' });
    await standIn().mend();
    await our().pass(600);
    await expectBookedOnce(id);
    expect(await link()).toMatchObject({ is_connected: true, broken_by: null });
  });

  it('stays said of an office that is found to be gone after it was asked for something', async () => {
    const id = await our().anAttempt();
    const [queued] = await our().attempts(id);
    const attempt = queued as unknown as BookAttempt;
    const office = { relation_id: attempt.relation_id, office_code: attempt.request.office_code };
    const brokenBy = async () => (await ask(bookkeeper(), 'GET', 'checkconnection')).body.broken_by;
    for (const _ of ['there until then', 'gone before as well']) {
      await callForAttempt(app, attempt, async () => {
        await updateConnection(app.db, office, { office_gone_at: new Date() });
        return { kind: 'done' };
      });
      expect(await brokenBy()).toBe('office');
    }
    await callForAttempt(app, attempt, async () => ({ kind: 'done' }));
    expect(await brokenBy()).toBeNull();
  });
});

describe('what the package refuses', () => {
  it('stands at its field, when the period was closed after it was asked for', async () => {
    const id = await our().anAttempt();
    const period = `${new Date().getUTCFullYear()}/03`;
    await standIn().fault({ fault: 'period-closed', office: 'VISSER/1001', period });
    await app.jobs.drain();
    expect(await our().booked()).toEqual([]);
    expect(await our().read(id)).toMatchObject({
      status: 1,
      in_progress_for: null,
      booking_errors: { date: expect.stringContaining(period) },
      attempt: { state: 'refused' },
    });
  });

  it('is a number that the package knows, said at the number', async () => {
    const form = await our().aForm();
    const first = await our().aBill();
    await our().book(first, form);
    await app.jobs.drain();
    await app.db.execute(`update booking_item set invoice_number = 'anders' where id = ${first}`);
    const second = await our().aBill();
    await our().book(second, form);
    await app.jobs.drain();
    expect(await our().read(second)).toMatchObject({
      status: 1,
      booking_errors: { invoice_number: 'Factuurnummer bestaat al in Twinfield' },
    });
    expect(await our().booked()).toHaveLength(1);
  });

  it('is what it does not understand, too: that comes back, and does not wait for ever', async () => {
    await standIn().fault({ fault: 'soap-fault', code: 187, ...POSTING });
    const id = await our().anAttempt();
    await app.jobs.drain();
    expect(await our().read(id)).toMatchObject({
      status: 1,
      booking_errors: { '': expect.stringContaining('niets geboekt') },
      attempt: { state: 'refused' },
    });
    expect(await our().booked()).toEqual([]);
  });

  it('is to take back a booking, when it does not understand that: it stays, and nobody waits for ever', async () => {
    const id = await our().anAttempt();
    await app.jobs.drain();
    await standIn().fault({ fault: 'soap-fault', code: 187, call: 'delete' });
    await ask(bookkeeper(), 'DELETE', `bookingitem/${id}/book`);
    await app.jobs.drain();
    expect(await our().read(id)).toMatchObject({
      ...{ status: 2, is_provisional: true },
      booking_errors: { '': 'Twinfield heeft de boeking niet verwijderd. Ze staat er nog in.' },
      attempt: { kind: 'takeBack', state: 'refused' },
    });
    expect(await our().booked()).toHaveLength(1);
  });

  it('is not the free text of a journal without: it goes without the reference, and is never asked again', async () => {
    const id = await our().aBill({ tag: 'VRK' });
    const vat = await our().account(LedgerType.vat, 'VH');
    const ledger = await our().account(LedgerType.profitAndLoss, '8000');
    const line = await our().aLine({ ledger_account_id: ledger, vat_ledger_account_id: vat });
    const debtor = await our().aParty(LedgerType.customer, '1000');
    await our().book(
      id,
      await our().aForm({ supplier_relation_id: debtor, booking_lines: [line] }),
    );
    await intoJournal(id, 'VRKI');
    const journal = await our().account(LedgerType.journal, 'VRKI');
    const stored = () => app.db.select().from(ledger_account).where(eq(ledger_account.id, journal));
    const [before] = await stored();
    await app.jobs.drain();
    const [transaction] = await our().booked();
    expect(transaction).toMatchObject({ code: 'VRKI', freetexts: ['', '', ''] });
    expect(await our().read(id)).toMatchObject({ status: 2, journal_code: 'VRKI' });
    const [kept] = await stored();
    expect(kept?.is_free_text_closed).toBe(true);
    // Who has the journals open chose nothing else meanwhile, nor did anybody.
    expect(kept?.updated_at).toEqual(before?.updated_at);
  });
});

/** As if it had been asked for another journal. */
async function intoJournal(id: number, journal_code: string) {
  const [attempt] = await our().attempts(id);
  const request = attempt?.request as BookRequest;
  const transaction = { ...request.transaction, journal_code };
  const frozen = accountingPackageOf(app.config).buildTransaction(transaction);
  await app.db
    .update(booking_attempt)
    .set({ request: { ...request, transaction, frozen } })
    .where(eq(booking_attempt.booking_item_id, id));
}

describe('a worker that died while it sent', () => {
  it('before anything left: it is looked up, and sent once', async () => {
    const id = await our().anAttempt();
    const died = { state: 'sending', sent_at: new Date() } as const;
    await app.db.update(booking_attempt).set(died).where(eq(booking_attempt.booking_item_id, id));
    await app.jobs.drain();
    await lookUps();
    expect(await our().booked()).toEqual([]);
    expect(await our().read(id)).toMatchObject({ status: 4, attempt: { state: 'uncertain' } });
    await our().pass(TO_10_MIN);
    await expectBookedOnce(id);
  });

  it.each(['first', 'second'])(
    'and cannot be looked up yet: it is not sent before it was, the %s time',
    async (time) => {
      const id = await our().anAttempt();
      await standIn().fault({ fault: 'lost', ...POSTING });
      await app.jobs.drain();
      const died = {
        state: 'sending',
        resent_at: time === 'second' ? new Date() : null,
      } as const;
      await app.db.update(booking_attempt).set(died).where(eq(booking_attempt.booking_item_id, id));
      await standIn().fault({ fault: 'error', call: 'browse', times: 3 });
      for (const seconds of [TO_15_S, TO_1_MIN, TO_3_MIN]) {
        await our().pass(seconds);
        expect((await our().attempts(id))[0]).toMatchObject({
          state: 'uncertain',
          looked_up_at: null,
          resent_at: time === 'second' ? expect.any(Date) : null,
        });
      }
      await our().pass(TO_10_MIN);
      await expectBookedOnce(id);
    },
  );

  it('is no longer heard when it wakes up: what it did not send is looked up already', async () => {
    const id = await our().anAttempt();
    const [queued] = await our().attempts(id);
    const seen = queued as unknown as BookAttempt;
    const begun = await beginSending(app, seen, seen.request.credentials_id);
    await app.jobs.drain();
    const late = { reason: 'tooLate', retry_after_s: null } as const;
    await keepWaiting(app, begun?.attempt ?? seen, late);
    expect((await our().attempts(id))[0]).toMatchObject({ state: 'uncertain' });
    expect(await our().booked()).toEqual([]);
  });

  it('after it had left: it is found', async () => {
    const id = await our().anAttempt();
    await standIn().fault({ fault: 'lost', ...POSTING });
    await app.jobs.drain();
    const died = { state: 'sending' } as const;
    await app.db.update(booking_attempt).set(died).where(eq(booking_attempt.booking_item_id, id));
    await our().pass(TO_15_S);
    await expectBookedOnce(id);
  });
});

describe('a firm that leaves its client', () => {
  const put = (word: string) =>
    app.http.inject({
      method: 'PUT',
      url: `/api/relations/v1/client/${bookkeeper().company.id}/${word}`,
      headers: firm().headers,
      payload: {},
    });
  const leave = () => put('deactivate');

  it('sends nothing any more of what waits: that is to be booked again', async () => {
    const id = await our().anAttempt();
    expect((await leave()).statusCode).toBe(200);
    await app.jobs.drain();
    expect(await our().booked()).toEqual([]);
    const [attempt] = await our().attempts(id);
    expect(attempt?.state).toBe('refused');
  });

  it('takes nothing back any more, and says so', async () => {
    const id = await our().anAttempt();
    await app.jobs.drain();
    await ask(bookkeeper(), 'DELETE', `bookingitem/${id}/book`);
    expect((await leave()).statusCode).toBe(200);
    await app.jobs.drain();
    expect(await our().booked()).toHaveLength(1);
    const [item] = await app.db.select().from(booking_item).where(eq(booking_item.id, id));
    expect(item).toMatchObject({
      status: DocumentStatus.booked,
      booking_errors: { '': expect.stringContaining('De boeking is niet teruggedraaid.') },
    });
  });

  it('still finds out what became of what it sent', async () => {
    await standIn().fault({ fault: 'lost', ...POSTING });
    const id = await our().anAttempt();
    await app.jobs.drain();
    expect((await leave()).statusCode).toBe(200);
    await our().pass(TO_15_S);
    const [attempt] = await our().attempts(id);
    expect(attempt?.state).toBe('done');
    expect(await our().booked()).toHaveLength(1);
  });

  it('goes on with what waited once it is back, also when it linked its organisation anew while away', async () => {
    const id = await our().anAttempt();
    await standIn().fault({ fault: 'revoke-tokens' });
    await app.jobs.drain();
    expect((await leave()).statusCode).toBe(200);
    const { credentials_id } = firm();
    const again = await consent(firm(), `?credentials_id=${credentials_id}`);
    await ended(firm(), await ask(firm(), 'PUT', 'credentials', { id: credentials_id, ...again }));
    await app.jobs.drain();
    expect(await our().booked()).toEqual([]);
    expect((await put('activate')).statusCode).toBe(200);
    await app.jobs.drain();
    await expectBookedOnce(id);
  });
});
