import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { eq, sql } from 'drizzle-orm';
import { attachment, mail } from '../../platform/database/schema/invoice-records';
import { busy as busyWith } from '../../platform/errors';
import { filesIn } from '../../platform/files/files';
import { aCustomer, aMember } from '../../testing/builders';
import { smtpCatcher } from '../../testing/smtp-catcher';
import { type TestApp, testApp } from '../../testing/test-app';
import { partyOf } from '../party-of';
import { aStoredInvoice } from '../testing/a-stored-invoice';
import { aForm, callsOf } from '../testing/an-invoice';
import { saveOutcome } from './save-outcome';
import { beginAttempt } from './store';

let app: TestApp;
let catcher: Awaited<ReturnType<typeof smtpCatcher>>;
let recipient = '250 OK';
let end = '250 OK';
/** What the server says to `druk@` when that address is busy. */
let busy = '250 OK';

beforeAll(async () => {
  catcher = await smtpCatcher({
    recipient: (address) => {
      if (/weg@/.test(address)) return '550 no';
      return /druk@/.test(address) ? busy : recipient;
    },
    end: () => end,
  });
  app = await testApp({ config: { smtpUrl: catcher.url } });
});
beforeEach(() => {
  recipient = '250 OK';
  end = '250 OK';
  busy = '250 OK';
  catcher.caught.length = 0;
});
afterAll(async () => {
  await app.close();
  await catcher.close();
});

const OPENING_BALANCE = {
  ...{ is_opening_balance: true, invoice_number: 'F-0042', number_year: 2026, prefix_id: 0 },
  ...{ total_ex_tax: 0, has_vat_amounts: true },
};

const sendTo = (...emails: string[]) => sendAs({ emails });

async function sendAs(request: { emails: string[]; copy_to_self?: boolean }) {
  const { company, user, headers } = await aMember(app);
  const calls = callsOf(app, headers);
  const { id } = await calls.aConcept(aForm(await aCustomer(app, company)));
  await calls.post(`invoice/${id}/send`, { ...request, message: 'Hierbij onze factuur.' });
  const read = async () => (await calls.get(`invoice/${id}`)).body;
  return { id, company, user, calls, read };
}

/** A reminder that was tried once. */
async function aReminder(...emails: string[]) {
  const { company, headers } = await aMember(app);
  const calls = callsOf(app, headers);
  const { id } = await calls.aSent(aForm(await aCustomer(app, company)));
  await calls.post(`invoice/${id}/send`, { emails, is_reminder: true });
  await app.jobs.drain();
  const read = async () => (await calls.get(`invoice/${id}`)).body;
  return { id, calls, lastOne: () => lastMail(read) };
}

const lastMail = async (read: () => Promise<Invoice>) => (await read()).mails[0];

/** Lets the time pass until the next try is due. */
const wait = () =>
  app.db.execute(sql`update pgboss.job set start_after = now() where name = 'mail-invoice'`);

const caughtFor = (address: string) => catcher.caught.filter(({ to }) => to.includes(address));

const namesOf = (message: { text: string } | undefined) =>
  [...(message?.text ?? '').matchAll(/filename="?([^"\n]+?)"?$/gm)].map(([, name]) => name);

describe('the mail with an invoice', () => {
  it('brings the PDF in the name of the company, and says so on the invoice', async () => {
    const { company, read } = await sendTo('a@klant.example', 'b@klant.example');
    await app.jobs.drain();
    const [message, ...others] = catcher.caught;
    expect(others).toEqual([]);
    expect(message?.to).toEqual(['a@klant.example', 'b@klant.example']);
    for (const part of [
      `Subject: Factuur 2026-0001 van ${company.name}`,
      `From: ${company.name} <`,
      `Reply-To: ${company.email}`,
      'Hierbij onze factuur.',
      'filename="Factuur 2026-0001.pdf"',
      'Content-Type: text/html',
    ])
      expect(message?.text).toContain(part);
    expect(await lastMail(read)).toMatchObject({ state: 'sent', attempts: 1, error: null });

    await app.jobs.drain();
    expect(catcher.caught).toHaveLength(1);
  });

  it('waits when the server refuses: the number stays, the reason shows', async () => {
    recipient = '451 later';
    const { id, read } = await sendTo('a@klant.example');
    await app.jobs.drain();
    expect(await read()).toMatchObject({
      status: 5,
      invoice_number: '2026-0001',
      mails: [{ state: 'queued', attempts: 1, error: 'De e-mail kon niet worden verzonden' }],
    });

    recipient = '250 OK';
    await app.jobs.drain();
    expect(catcher.caught).toEqual([]); // a minute has not gone by
    const [row] = await app.db.select().from(mail).where(eq(mail.invoice_id, id));
    expect(row?.sent_at).toBeNull();
  });

  it('is not called unsent because its state could not be kept', async () => {
    const { read } = await sendTo('a@klant.example');
    await app.db.execute(
      sql`alter table mail add constraint away check (state <> 'sent') not valid`,
    );
    await app.jobs.drain();
    await app.db.execute(sql`alter table mail drop constraint away`);
    expect(catcher.caught).toHaveLength(1);
    expect(await lastMail(read)).toMatchObject({ state: 'queued', attempts: 0, error: null });
  });

  it.each([
    ['the disk is full', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['too many wait', busyWith('drawing')],
  ])('waits without a try while its files cannot be made, as %s', async (_, error) => {
    const { read } = await sendTo('a@klant.example');
    const put = jest.spyOn(app.store, 'put').mockRejectedValueOnce(error);
    await app.jobs.drain();
    put.mockRestore();
    expect(await lastMail(read)).toMatchObject({ state: 'queued', attempts: 0, error: null });
    await wait();
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('is given up after the last try', async () => {
    recipient = '451 later';
    const { id, read } = await sendTo('a@klant.example');
    await app.db.update(mail).set({ attempts: 6 }).where(eq(mail.invoice_id, id));
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({ state: 'failed', attempts: 7 });
  });

  it('names the address that the server did not take', async () => {
    const { read } = await sendTo('a@klant.example', 'weg@klant.example');
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({
      state: 'sent',
      error: 'Niet aangenomen voor weg@klant.example: postbus onbekend (550)',
    });
  });
});

describe('mail that meets trouble', () => {
  it('is given up at once when the server refuses it for good, and says why', async () => {
    const { id, read } = await sendTo('weg@klant.example');
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({
      state: 'failed',
      attempts: 1,
      error: 'Niet aangenomen voor weg@klant.example: postbus onbekend (550)',
      answers: [{ email: 'weg@klant.example', code: 550, text: '550 no', server: '127.0.0.1' }],
    });
    const [{ due } = { due: 1 }] = (
      await app.db.execute<{ due: number }>(sql`
        select count(*)::int as due from pgboss.job
        where name = 'mail-invoice' and state < 'active' and data->>'mail_id' =
          (select id::text from mail where invoice_id = ${id})`)
    ).rows;
    expect(due).toBe(0);
  });

  it('is given up at once when the server refuses what it says', async () => {
    end = '554 5.7.1 spam';
    const { read } = await sendTo('a@klant.example');
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({
      state: 'failed',
      error: 'Niet aangenomen voor a@klant.example: niet toegestaan door de ontvanger (554)',
    });
  });

  it('arrives once, later, when the server was away for two hours', async () => {
    recipient = '451 later';
    const { id, read } = await sendTo('later@klant.example');
    // At once, after 1, 5 and 30 minutes, and 2 hours.
    for (let attempt = 1; attempt <= 4; attempt++) {
      await app.jobs.drain();
      expect(await lastMail(read)).toMatchObject({ state: 'queued', attempts: attempt });
      await wait();
    }
    const [{ due } = { due: 0 }] = (
      await app.db.execute<{ due: number }>(sql`
        select count(*)::int as due from pgboss.job
        where name = 'mail-invoice' and state = 'created' and data->>'mail_id' =
          (select id::text from mail where invoice_id = ${id})`)
    ).rows;
    expect(due).toBe(1);

    recipient = '250 OK';
    await app.jobs.drain();
    expect(caughtFor('later@klant.example')).toHaveLength(1);
    expect(await lastMail(read)).toMatchObject({ state: 'sent', attempts: 5, error: null });
  });

  it('is sent once more under the same id when it may have arrived, and then it is up to the user', async () => {
    end = 'hang up';
    const { read } = await sendTo('twee@klant.example');
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({
      state: 'queued',
      error: 'Het is niet zeker of de e-mail is aangekomen. Hij wordt nog één keer verzonden.',
    });
    await wait();
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({
      state: 'failed',
      error:
        'Het is niet zeker of de e-mail is aangekomen. Vraag het je klant voor je hem opnieuw verzendt.',
    });
    await wait();
    await app.jobs.drain();
    const caught = caughtFor('twee@klant.example');
    expect(caught).toHaveLength(2);
    const ids = caught.map(({ text }) => /^Message-ID: (.+)$/m.exec(text)?.[1]);
    expect(new Set(ids).size).toBe(1);
  });

  it('goes after an uncertain try as if nothing had happened', async () => {
    end = 'hang up';
    const { read } = await sendTo('a@klant.example');
    await app.jobs.drain();
    end = '250 OK';
    await wait();
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({ state: 'sent', attempts: 2, error: null });
  });

  it('does not say that it never arrived when the first try was uncertain and the others failed', async () => {
    end = 'hang up';
    const { id, read } = await sendTo('a@klant.example');
    await app.jobs.drain();
    recipient = '451 later';
    await app.db.update(mail).set({ attempts: 6 }).where(eq(mail.invoice_id, id));
    await wait();
    await app.jobs.drain();
    expect((await lastMail(read))?.error).toMatch(/^Het is niet zeker/);
  });
});

describe('a try of which nobody knows how it ended', () => {
  const idsOf = (address: string) =>
    caughtFor(address).map(({ text }) => /^Message-ID: (.+)$/m.exec(text)?.[1]);

  /** As many times as a job is tried, and more. */
  async function tryOnAndOn() {
    for (let attempt = 0; attempt < 8; attempt++) {
      await app.jobs.drain();
      await wait();
    }
    await app.jobs.mend();
    await app.jobs.drain();
  }

  it('is followed by one more under the same id when the end of none can be kept', async () => {
    const { read } = await sendTo('twee@klant.example');
    await app.db.execute(
      sql`alter table mail add constraint away check (state <> 'sent') not valid`,
    );
    await tryOnAndOn();
    await app.db.execute(sql`alter table mail drop constraint away`);
    const ids = idsOf('twee@klant.example');
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await lastMail(read)).toMatchObject({
      state: 'failed',
      error:
        'Het is niet zeker of de e-mail is aangekomen. Vraag het je klant voor je hem opnieuw verzendt.',
    });
  });

  it('is followed by one more when the process died in the middle of it', async () => {
    const { id, read } = await sendTo('een@klant.example');
    await app.db.update(mail).set({ handed_over_at: new Date() }).where(eq(mail.invoice_id, id));
    await app.jobs.drain();
    expect(caughtFor('een@klant.example')).toHaveLength(1);
    expect(await lastMail(read)).toMatchObject({ state: 'sent', error: null });
  });

  it('is followed by none when the process died twice', async () => {
    const { id, read } = await sendTo('nul@klant.example');
    const died = { handed_over_at: new Date(), is_uncertain: true };
    await app.db.update(mail).set(died).where(eq(mail.invoice_id, id));
    await app.jobs.drain();
    expect(caughtFor('nul@klant.example')).toEqual([]);
    expect((await lastMail(read))?.error).toMatch(/^Het is niet zeker/);
  });

  it('gets a new job when its job is gone, and no second one when it is not', async () => {
    const { read } = await sendTo('kwijt@klant.example');
    await app.db.execute(sql`update pgboss.job set state = 'failed' where name = 'mail-invoice'`);
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({ state: 'queued' });
    await app.jobs.mend();
    await app.jobs.mend();
    await app.jobs.drain();
    expect(caughtFor('kwijt@klant.example')).toHaveLength(1);
    expect(await lastMail(read)).toMatchObject({ state: 'sent' });
  });
});

describe('a try that another worker took over', () => {
  async function taken() {
    const { id, read } = await sendTo('a@klant.example');
    const [row] = await app.db.select().from(mail).where(eq(mail.invoice_id, id));
    const first = row && (await beginAttempt(app.db, row, {}));
    const second = first && (await beginAttempt(app.db, first, { is_uncertain: true }));
    if (!first || !second) throw new Error('Not begun');
    const ends = async () => {
      const { rows } = await app.db.execute(
        sql`select action from audit where entity = 'invoice' and entity_id = ${id} and action like 'job mail %'`,
      );
      return rows.map(({ action }) => action);
    };
    return { first, second, read, ends };
  }
  const at = new Date().toISOString();
  const ok = [{ email: 'a@klant.example', code: 250, text: '250 OK', server: 'mx', at }];

  it('still says that the mail went, and then it did, however the other one ended', async () => {
    const { first, second, read, ends } = await taken();
    await saveOutcome(app, first, ok);
    await saveOutcome(app, second, new Error('gone'));
    await saveOutcome(app, second, ok);
    expect(await lastMail(read)).toMatchObject({ state: 'sent', error: null });
    expect(await ends()).toEqual(['job mail sent']);
  });

  it('is another one, also within a millisecond or when the clock is put back', async () => {
    const now = Date.now();
    const clock = jest
      .spyOn(Date, 'now')
      .mockReturnValueOnce(now)
      .mockReturnValue(now - 60_000);
    const { first, second } = await taken();
    clock.mockRestore();
    expect(Number(second.handed_over_at)).toBeGreaterThan(Number(first.handed_over_at));
  });

  it('says nothing else: the other one tells how it ended', async () => {
    const { first, second, read, ends } = await taken();
    await saveOutcome(app, first, new Error('gone'));
    expect(await lastMail(read)).toMatchObject({ state: 'queued', attempts: 0, error: null });
    await saveOutcome(app, second, ok);
    expect(await lastMail(read)).toMatchObject({ state: 'sent' });
    expect(await ends()).toEqual(['job mail sent']);
  });
});

describe('a mail to several', () => {
  it('goes later to whom the server asked to wait for, and to nobody twice', async () => {
    busy = '451 later';
    const { read } = await sendTo('a@klant.example', 'druk@klant.example', 'weg@klant.example');
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({
      state: 'queued',
      error:
        'Nog niet aangenomen voor druk@klant.example. Niet aangenomen voor weg@klant.example: postbus onbekend (550)',
    });

    busy = '250 OK';
    await wait();
    await app.jobs.drain();
    expect(catcher.caught.map(({ to }) => to)).toEqual([
      ['a@klant.example'],
      ['druk@klant.example'],
    ]);
    expect(await lastMail(read)).toMatchObject({
      state: 'sent',
      error: 'Niet aangenomen voor weg@klant.example: postbus onbekend (550)',
    });
  });

  it('was sent, and says to whom not, when the server never takes it for one of them', async () => {
    busy = '451 later';
    const { id, read } = await sendTo('a@klant.example', 'druk@klant.example');
    await app.jobs.drain();
    expect((await lastMail(read))?.error).toBe(
      'Nog niet aangenomen voor druk@klant.example; de anderen hebben de e-mail',
    );
    await app.db.update(mail).set({ attempts: 6 }).where(eq(mail.invoice_id, id));
    await wait();
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({
      state: 'sent',
      error: 'Niet aangenomen voor druk@klant.example: tijdelijke storing (451)',
    });
    expect(catcher.caught).toHaveLength(1);
  });

  describe('that some of them have', () => {
    const TAKEN_LATER = 'Nog niet aangenomen voor druk@klant.example; de anderen hebben de e-mail';

    async function takenBySome() {
      busy = '451 later';
      const sent = await sendTo('a@klant.example', 'druk@klant.example');
      await app.jobs.drain();
      busy = '250 OK';
      await wait();
      return sent;
    }

    it('is not called unsent while the server is away for the others', async () => {
      const { read } = await takenBySome();
      busy = 'hang up';
      await app.jobs.drain();
      expect(await lastMail(read)).toMatchObject({ state: 'queued', error: TAKEN_LATER });
    });

    it('was sent, also when nobody knows whether the others got it', async () => {
      const { read } = await takenBySome();
      end = 'hang up';
      await app.jobs.drain();
      expect(await lastMail(read)).toMatchObject({ state: 'queued', error: TAKEN_LATER });
      await wait();
      await app.jobs.drain();
      expect(await lastMail(read)).toMatchObject({
        state: 'sent',
        error: 'Het is niet zeker of de e-mail is aangekomen bij druk@klant.example',
        answers: [{ email: 'a@klant.example', code: 250 }],
      });
    });

    it('was sent, also when the process died twice while it went to the others', async () => {
      const { id, read } = await takenBySome();
      const died = { handed_over_at: new Date(), is_uncertain: true };
      await app.db.update(mail).set(died).where(eq(mail.invoice_id, id));
      await app.jobs.drain();
      expect(await lastMail(read)).toMatchObject({
        state: 'sent',
        error: 'Het is niet zeker of de e-mail is aangekomen bij druk@klant.example',
        answers: [{ email: 'a@klant.example', code: 250 }],
      });
    });
  });
});

describe('what the mail server answered', () => {
  it('is kept for each address, the last one', async () => {
    busy = '451 later';
    const { read } = await sendTo('a@klant.example', 'druk@klant.example', 'weg@klant.example');
    await app.jobs.drain();
    const codes = async () =>
      ((await lastMail(read))?.answers ?? []).map(({ email, code }) => `${email} ${code}`).sort();
    expect(await codes()).toEqual([
      ...['a@klant.example 250', 'druk@klant.example 451', 'weg@klant.example 550'],
    ]);
    busy = '250 OK';
    await wait();
    await app.jobs.drain();
    expect(await codes()).toEqual([
      ...['a@klant.example 250', 'druk@klant.example 250', 'weg@klant.example 550'],
    ]);
  });

  it('is kept as far as a database can, also where its end is cut off within a sign', async () => {
    end = `554 x${'\u{1f4ee}'.repeat(200)}`;
    const { read } = await sendTo('a@klant.example');
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({ state: 'failed', attempts: 1 });
    expect((await lastMail(read))?.answers[0]?.text).toMatch(/^554 x\u{1f4ee}+$/u);
  });

  it('lets it go on for who was asked to wait when all others were refused', async () => {
    busy = '451 later';
    const { read } = await sendTo('druk@klant.example', 'weg@klant.example');
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({
      state: 'queued',
      error: 'Niet aangenomen voor weg@klant.example: postbus onbekend (550)',
    });
    busy = '250 OK';
    await wait();
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({
      state: 'sent',
      error: 'Niet aangenomen voor weg@klant.example: postbus onbekend (550)',
    });
  });

  it('is nothing as long as it is about nobody', async () => {
    recipient = 'hang up';
    const { read } = await sendTo('a@klant.example');
    await app.jobs.drain();
    expect(await lastMail(read)).toMatchObject({ state: 'queued', answers: [] });
  });
});

describe('a copy to who sends it', () => {
  it('is the same e-mail, of which the others do not see to whom it went as well', async () => {
    const { user, read } = await sendAs({ emails: ['a@klant.example'], copy_to_self: true });
    await app.jobs.drain();
    expect(catcher.caught.map(({ to }) => to)).toEqual([['a@klant.example', user.email]]);
    expect(catcher.caught[0]?.text).not.toContain(user.email);
    expect(await lastMail(read)).toMatchObject({ state: 'sent', copy_to: user.email, error: null });
  });

  it('is none when it goes to them anyhow', async () => {
    const { user, calls, id, read } = await sendTo('a@klant.example');
    const emails = [user.email.toUpperCase()];
    await calls.post(`invoice/${id}/send`, { emails, message: 'Nog eens.', copy_to_self: true });
    expect(await lastMail(read)).toMatchObject({ emails, copy_to: null });
  });

  it('does not make it sent when the customer does not get it, and does not go twice', async () => {
    const { user, read } = await sendAs({ emails: ['weg@klant.example'], copy_to_self: true });
    await app.jobs.drain();
    expect(caughtFor(user.email).map(({ to }) => to)).toEqual([[user.email]]);
    expect(await lastMail(read)).toMatchObject({
      state: 'failed',
      sent_at: null,
      error: 'Niet aangenomen voor weg@klant.example: postbus onbekend (550)',
    });
  });

  it('does not go twice when the customer has to be asked again', async () => {
    busy = '451 later';
    const { user } = await sendAs({ emails: ['druk@klant.example'], copy_to_self: true });
    await app.jobs.drain();
    busy = '250 OK';
    await wait();
    await app.jobs.drain();
    for (const email of [user.email, 'druk@klant.example'])
      expect(caughtFor(email).map(({ to }) => to)).toEqual([[email]]);
  });
});

describe('what goes along', () => {
  it('is the invoice with its own files', async () => {
    const { company, headers } = await aMember(app);
    const calls = callsOf(app, headers);
    const { id } = await calls.aConcept(aForm(await aCustomer(app, company)));
    await app.db.transaction(async (db) => {
      const { files } = filesIn(app.store, db);
      const source = Buffer.from('uren');
      const of = { relation_id: company.id, content_type: 'text/plain' };
      const file = await files.put({ ...of, name: 'uren.txt', source });
      const { relation_id } = of;
      const row = { relation_id, invoice_id: id, file_id: file.id, file_name: 'Uren maart.txt' };
      await db.insert(attachment).values(row);
    });
    await calls.post(`invoice/${id}/send`, { emails: ['a@klant.example'], message: 'Hierbij.' });
    await app.jobs.drain();
    const [message] = catcher.caught;
    expect(namesOf(message)).toEqual(
      expect.arrayContaining(['Factuur 2026-0001.pdf', 'Uren maart.txt']),
    );
    expect(message?.text).toContain(Buffer.from('uren').toString('base64'));
  });

  it('is, with a reminder, that reminder and the invoice as it was sent', async () => {
    const { company, headers } = await aMember(app);
    const calls = callsOf(app, headers);
    const { id } = await calls.aSent(aForm(await aCustomer(app, company)));
    const { body: before } = await calls.get(`invoice/${id}/download`);
    await calls.post(`invoice/${id}/send`, { emails: ['a@klant.example'], is_reminder: true });
    await app.jobs.drain();
    const [message] = catcher.caught;
    expect(namesOf(message)).toEqual(['Herinnering 2026-0001.pdf', 'Factuur 2026-0001.pdf']);
    expect(message?.text.replaceAll('\n', '')).toContain(before);
  });

  it('is, with a reminder of what another program sent, the letter alone: the invoice is there', async () => {
    const { company, headers } = await aMember(app);
    const customer = await aCustomer(app, company);
    const parties = { from_party: partyOf(company), to_party: partyOf(customer) };
    const stored = { ...OPENING_BALANCE, ...parties };
    const id = await aStoredInvoice(app, { company, customer }, stored);
    const { post } = callsOf(app, headers);
    await post(`invoice/${id}/send`, { emails: ['a@klant.example'], is_reminder: true });
    await app.jobs.drain();
    const [message] = catcher.caught;
    expect(message?.text).toContain('F-0042');
    expect(namesOf(message)).toEqual([]);
  });

  it('is no reminder any more when the invoice was paid while it waited', async () => {
    recipient = '451 later';
    const { company, headers } = await aMember(app);
    const calls = callsOf(app, headers);
    const { id } = await calls.aSent(aForm(await aCustomer(app, company)));
    await calls.post(`invoice/${id}/send`, { emails: ['a@klant.example'], is_reminder: true });
    await app.jobs.drain();
    await calls.put(`invoice/${id}/payment`, { completed: true });
    recipient = '250 OK';
    await wait();
    await app.jobs.drain();
    expect(catcher.caught).toEqual([]);
    const { body } = await calls.get(`invoice/${id}`);
    expect(body.mails[0]).toMatchObject({
      state: 'failed',
      error: 'De herinnering is niet verzonden: deze factuur staat niet meer open',
    });
    expect(body.reminder_sent).toBe(0);
  });

  it('is a reminder all the same of who had it before the invoice was paid', async () => {
    busy = '451 later';
    const { company, headers } = await aMember(app);
    const calls = callsOf(app, headers);
    const { id } = await calls.aSent(aForm(await aCustomer(app, company)));
    const emails = ['a@klant.example', 'druk@klant.example'];
    await calls.post(`invoice/${id}/send`, { emails, is_reminder: true });
    await app.jobs.drain();
    await calls.put(`invoice/${id}/payment`, { completed: true });
    await wait();
    await app.jobs.drain();
    expect(catcher.caught).toHaveLength(1);
    expect(await lastMail(async () => (await calls.get(`invoice/${id}`)).body)).toMatchObject({
      state: 'sent',
      error: null,
    });
  });

  it('is no reminder of an amount that is not what is open any more', async () => {
    recipient = '451 later';
    const { calls, id, lastOne } = await aReminder('a@klant.example');
    await calls.put(`invoice/${id}/payment`, { completed: false, payment: 50 });
    recipient = '250 OK';
    await wait();
    await app.jobs.drain();
    expect(catcher.caught).toEqual([]);
    const { state, error } = (await lastOne()) ?? {};
    expect(state).toBe('failed');
    expect(error).toMatch(/^De herinnering is niet verzonden: er staat nu €\s71,00 open/);
    expect((await calls.get('mail-progress')).body.failed).toMatchObject([{ invoice_id: id }]);
  });

  it('says who did not get a reminder, of which another amount is open by then', async () => {
    busy = '451 later';
    const { calls, id, lastOne } = await aReminder('a@klant.example', 'druk@klant.example');
    await calls.put(`invoice/${id}/payment`, { completed: false, payment: 50 });
    await wait();
    await app.jobs.drain();
    expect(catcher.caught).toHaveLength(1);
    expect(await lastOne()).toMatchObject({
      state: 'sent',
      error: 'Niet iedereen heeft de herinnering gekregen: er staat nu een ander bedrag open',
    });
  });

  it('is not called unsent of a reminder that may have arrived before the invoice was paid', async () => {
    end = 'hang up';
    const { calls, id, lastOne } = await aReminder('a@klant.example');
    await calls.put(`invoice/${id}/payment`, { completed: true });
    await wait();
    await app.jobs.drain();
    expect(catcher.caught).toHaveLength(1);
    expect(await lastOne()).toMatchObject({
      state: 'failed',
      error: expect.stringMatching(/^Het is niet zeker of de e-mail is aangekomen/),
    });
    expect((await calls.get(`invoice/${id}`)).body.reminder_sent).toBe(1);
  });

  it('is no reminder of an invoice when everybody whom it was for was refused', async () => {
    recipient = '550 nobody';
    const { calls, id, lastOne } = await aReminder('a@klant.example');
    expect(await lastOne()).toMatchObject({ kind: 'reminder', state: 'failed' });
    const { reminder_sent, updated_at } = (await calls.get(`invoice/${id}`)).body;
    expect(reminder_sent).toBe(0);
    const { body } = await calls.get(`invoice/${id}/history`);
    expect(JSON.stringify(body.data[0])).toContain('reminder_sent');
    recipient = '250 OK';
    const again = { emails: ['a@klant.example'], is_reminder: true, updated_at };
    expect((await calls.post(`invoice/${id}/send`, again)).body.reminder_sent).toBe(1);
    await app.jobs.drain();
    expect(await lastOne()).toMatchObject({ state: 'sent' });
  });

  it('is, with a credit, a file that is called one', async () => {
    const { company, headers } = await aMember(app);
    const calls = callsOf(app, headers);
    const { id } = await calls.aSent(aForm(await aCustomer(app, company)));
    const credit = (await calls.post(`invoice/${id}/credit`)).body;
    const message = { emails: ['a@klant.example'], message: 'Hierbij {invoice_number}.' };
    const { body } = await calls.post(`invoice/${credit.id}/send`, message);
    await app.jobs.drain();
    const name = `Creditfactuur ${body.invoice_number}`;
    expect(namesOf(catcher.caught[0])).toContain(`${name}.pdf`);
    expect(catcher.caught[0]?.text).toContain(`Subject: ${name} van ${company.name}`);
    expect((await calls.get(`invoice/${id}`)).body.credited).toBe(121);
  });
});
