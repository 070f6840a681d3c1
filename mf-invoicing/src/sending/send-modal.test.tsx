import { getEmailText } from '@boekwerk/shared/contract/email-text';
import type { Invoice } from '@boekwerk/shared/contract/invoice';
import { sendInvoice } from '@boekwerk/shared/contract/invoice-sending';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { QueryClient } from '@boekwerk/shared/query';
import { emailTextKey, ownCompanyKey } from '@boekwerk/shared/query-keys';
import { Link } from '@boekwerk/shared/router';
import { readDraft } from '@boekwerk/shared/session/drafts';
import { currentSession } from '@boekwerk/shared/session/session-store';
import { aDefaultRelation } from '@boekwerk/shared/testing/a-company';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { aMail } from '../testing/a-mail';
import { aCompany, aCustomer, anInvoice } from '../testing/an-invoice';
import type { Mailing } from './mailing';
import { SendModal } from './send-modal';

signedIn();

const TEXT = 'Dag {to_company_name}, hierbij {invoice_number} van {from_contact_name}.';

function open(
  invoice: Invoice = anInvoice(),
  mailing: Mailing = { kind: 'invoice' },
  { client = new QueryClient(), text = TEXT } = {},
) {
  const api = fakeApi();
  const onClose = jest.fn();
  api.on(getDefaultRelation, () => aDefaultRelation({ relation: aCompany() }));
  api.on(getEmailText, () => ({ id: 1, text }));
  api.on(sendInvoice, () => invoice);
  const modal = (
    <>
      <Link to="/elders">Elders</Link>
      <SendModal invoice={invoice} mailing={mailing} onClose={onClose} hasUbl />
    </>
  );
  return { api, onClose, ...renderScreen(modal, { client }) };
}

const send = () => screen.getByRole('button', { name: 'Versturen' });
const message = () => screen.findByLabelText(/Bericht/);

const KEPT = `mail.invoice.${anInvoice().id}`;

const sent = { status: InvoiceStatus.sent, invoice_number: '2026-0042', open_amount: 121 };

describe('sending an invoice', () => {
  it('goes to the customer with the e-mail text of the company, whose number comes while it is sent', async () => {
    const { api, user, onClose } = open();
    expect(await message()).toHaveValue(
      'Dag Fietsenmaker De Ketting, hierbij {invoice_number} van Maria van der Velde.',
    );
    expect(await message()).toHaveAccessibleDescription(
      '{invoice_number} wordt bij het verzenden ingevuld',
    );
    await user.click(send());
    expect(
      await screen.findByText('Factuur is verzonden naar facturen@deketting.nl'),
    ).toBeInTheDocument();
    expect(api.calls(sendInvoice)[0]?.body).toMatchObject({
      emails: ['facturen@deketting.nl'],
      is_reminder: false,
      updated_at: '2026-11-20T10:00:00.000Z',
    });
    expect(onClose).toHaveBeenCalled();
  });

  it('names the account to pay to that the company has now, not one that was asked for before', async () => {
    const client = new QueryClient();
    const before = aDefaultRelation({ relation: aCompany({ bank_account: 'NL20INGB0001234567' }) });
    client.setQueryData(ownCompanyKey(), before);
    const { api } = open(anInvoice(), { kind: 'invoice' }, { client, text: 'Op {bank_account}.' });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.on(getDefaultRelation, async () => {
      await answered;
      return aDefaultRelation({ relation: aCompany() });
    });
    await waitFor(() => expect(client.isFetching({ queryKey: emailTextKey() })).toBe(0));
    expect(screen.queryByLabelText(/Bericht/)).toBeNull();
    answer();
    expect(await message()).toHaveValue(`Op ${aCompany().bank_account}.`);
  });

  it('asks once more what the API asks about it, and goes when that is confirmed', async () => {
    const { api, user, onClose } = open();
    const question = 'Regel 1: Verkoop binnen EU is voor een klant in een ander EU-land.';
    api.fail(sendInvoice, 422, { message: 'Nee', errors: { is_confirmed: [question] } });
    await message();
    await user.click(send());
    expect(await screen.findByText(question)).toBeInTheDocument();
    expect(screen.getByText('Factuur toch versturen?')).toBeInTheDocument();
    await user.click(screen.getAllByText('Annuleren').at(-1) as HTMLElement);
    expect(onClose).not.toHaveBeenCalled();

    await user.click(send());
    const asked = await screen.findByText('Toch versturen');
    api.on(sendInvoice, () => anInvoice(sent));
    await user.click(asked);
    await screen.findByText(/Factuur is verzonden naar/);
    expect(api.calls(sendInvoice).map(({ body }) => body.is_confirmed)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('names a word between braces that nothing is filled in for', async () => {
    const { api, user } = open();
    const field = await message();
    await user.click(field);
    await user.paste(' {onzin}');
    await user.click(send());
    expect(field).toHaveAccessibleDescription('Hier kan niets worden ingevuld voor {onzin}');
    expect(api.calls(sendInvoice)).toEqual([]);
  });

  it('needs an address and a message', async () => {
    const { api, user } = open();
    await user.clear(await message());
    await user.type(screen.getByLabelText(/E-mailadressen/), '{Backspace}');
    await user.click(send());
    expect(await screen.findByText('Minimaal 1 e-mailadres is verplicht')).toBeInTheDocument();
    expect(screen.getByText('Bericht is verplicht')).toBeInTheDocument();
    expect(api.calls(sendInvoice)).toHaveLength(0);
  });

  it('names the address that is wrong among several, at the field', async () => {
    const { api, user } = open();
    await message();
    const emails = screen.getByLabelText(/E-mailadressen/);
    await user.type(emails, 'geen-adres,jan@deketting.nl,');
    await user.click(send());
    await waitFor(() =>
      expect(emails).toHaveAccessibleDescription('geen-adres: E-mailadres is onjuist'),
    );
    expect(emails).toHaveFocus();
    expect(api.calls(sendInvoice)).toHaveLength(0);
  });

  it('asks before it is closed over a message that was typed', async () => {
    const { user, onClose } = open();
    await user.type(await message(), 'PS');
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/zonder te versturen/)).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Afsluiten' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('offers what was typed when the page was lost, until it is sent or closed', async () => {
    const first = open();
    await first.user.type(await message(), ' Tot zo');
    await waitFor(() => expect(JSON.stringify(readDraft(KEPT))).toContain('Tot zo'));
    first.unmount();

    const { api, user, onClose } = open();
    await user.click(await screen.findByRole('button', { name: 'Herstel concept' }));
    const field = await message();
    expect(field).toHaveValue(
      'Dag Fietsenmaker De Ketting, hierbij {invoice_number} van Maria van der Velde. Tot zo',
    );
    expect(field).toHaveFocus();
    await user.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.calls(sendInvoice)[0]?.body.message).toMatch(/Tot zo$/);
    expect(readDraft(KEPT)).toBeNull();
  });

  it('keeps nothing of what was closed over, as it said', async () => {
    const { user } = open();
    await user.type(await message(), 'PS');
    await waitFor(() => expect(readDraft(KEPT)).not.toBeNull());
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Afsluiten' }));
    expect(readDraft(KEPT)).toBeNull();
  });

  it('keeps nothing of it when it is left by a link over the same question', async () => {
    const { user, address } = open();
    await user.type(await message(), 'PS');
    await waitFor(() => expect(readDraft(KEPT)).not.toBeNull());
    await user.click(screen.getByText('Elders'));
    await user.click(await screen.findByRole('button', { name: 'Verder bewerken' }));
    expect(readDraft(KEPT)).not.toBeNull();
    await user.click(screen.getByText('Elders'));
    await user.click(await screen.findByRole('button', { name: 'Afsluiten' }));
    await waitFor(() => expect(address()).toBe('/elders'));
    expect(readDraft(KEPT)).toBeNull();
  });

  it('says what goes along, and calls a second mail of a sent invoice one', async () => {
    const attachments = [{ id: 1, invoice_id: 12, file_name: 'Uren.pdf', size: 9, url: '/f' }];
    const { user } = open(anInvoice({ ...sent, attachments }));
    expect(await message()).toHaveValue(
      'Dag Fietsenmaker De Ketting, hierbij 2026-0042 van Maria van der Velde.',
    );
    const enclosed = screen.getByRole('region', { name: 'Dit gaat mee met de e-mail' });
    expect(within(enclosed).getByText('Uren.pdf')).toBeInTheDocument();
    await user.click(send());
    expect(
      await screen.findByText('Factuur is opnieuw verzonden naar facturen@deketting.nl'),
    ).toBeInTheDocument();
  });

  it('says of a reminder of what another program sent that no file goes along', async () => {
    open(anInvoice({ ...sent, is_opening_balance: true }), { kind: 'reminder' });
    await message();
    const enclosed = screen.getByRole('region', { name: 'Dit gaat mee met de e-mail' });
    expect(within(enclosed).getAllByRole('listitem')).toHaveLength(1);
    expect(enclosed).toHaveTextContent('Geen bijlage: de factuur zelf staat in je vorige pakket');
  });

  it('asks for no payment of what comes to less than nothing, as its PDF does not', async () => {
    open(anInvoice({ ...sent, total: -121, open_amount: -121 }));
    const { value } = (await message()) as HTMLTextAreaElement;
    expect(value).toMatch(/factuur 2026-0042 van €\s-121,00 .* Je hoeft hiervoor niets te betalen/);
  });

  it('asks for what was paid back of an invoice that a credit takes back, as its PDF does', async () => {
    const credited_invoice = anInvoice({ ...sent, total: -121, amount_paid: -121 });
    open(anInvoice({ is_credit: true, total: -121, credited_invoice }));
    const { value } = (await message()) as HTMLTextAreaElement;
    expect(value).toMatch(/creditfactuur \{invoice_number\} van €\s121,00 /);
    expect(value).toContain('Wil je wat daarvan te betalen is uiterlijk');
  });

  it.each([
    ['paid', { status: InvoiceStatus.paid, amount_paid: 121 }],
    ['credited', { credited: 121, has_sent_credit: true }],
  ])('asks for no payment of what was %s since', async (_, since) => {
    open(anInvoice({ ...sent, open_amount: 0, ...since }));
    const { value } = (await message()) as HTMLTextAreaElement;
    expect(value).toMatch(/factuur 2026-0042 van €\s121,00 .* Je hoeft hiervoor niets te betalen/);
  });

  it('comes back with the addresses and the words of the mail that failed', async () => {
    const again = aMail({ emails: ['jan@deketting.nl'], message: 'Eigen woorden' });
    open(anInvoice(sent), { kind: 'invoice', again });
    expect(await message()).toHaveValue('Eigen woorden');
    expect(screen.getByText('jan@deketting.nl')).toBeInTheDocument();
  });

  it.each([
    ['comes back with those of a reminder', 121, /^Nog € 121,00, graag$/],
    ['asks anew where another amount is open by now', 71, /nog €\s71,00 open/],
  ])('%s', async (_, open_amount, expected) => {
    const again = aMail({ kind: 'reminder', message: 'Nog € 121,00, graag', amount_due: 121 });
    open(anInvoice({ ...sent, open_amount }), { kind: 'reminder', again });
    expect(((await message()) as HTMLTextAreaElement).value).toMatch(expected);
  });

  it.each([
    ['the words of an invoice of which as much is open', 121, /^Graag € 121,00$/],
    ['the usual ones where part was paid since', 71, /hierbij 2026-0042 van/],
    ['others where all was paid since', 0, /Je hoeft hiervoor niets te betalen/],
  ])('comes back with %s', async (_, open_amount, expected) => {
    const before = { amount_due: 121, created_at: '2025-11-20T13:00:00.000Z' };
    const again = aMail({ message: 'Graag € 121,00', ...before });
    const invoice = anInvoice({ ...sent, open_amount, expiration_date: '2025-11-25' });
    open(invoice, { kind: 'invoice', again });
    expect(((await message()) as HTMLTextAreaElement).value).toMatch(expected);
  });

  it('says that it is late by now, of a reminder that was not when it failed', async () => {
    const before = 'Je kunt betalen tot en met 25-11-2025.';
    const again = aMail({
      ...{ kind: 'reminder', message: before, amount_due: 121 },
      created_at: '2025-11-20T13:00:00.000Z',
    });
    const invoice = anInvoice({ ...sent, expiration_date: '2025-11-25' });
    open(invoice, { kind: 'reminder', again });
    expect(((await message()) as HTMLTextAreaElement).value).toContain(
      'De factuur had uiterlijk 25-11-2025 betaald moeten zijn.',
    );
  });
});

describe('the subject', () => {
  const subject = () => screen.findByLabelText(/Onderwerp/);

  it('begins as the usual one, whose number comes while it is sent, and goes as it was typed', async () => {
    const { api, user } = open();
    expect(await subject()).toHaveValue('Factuur {invoice_number} van Bakkerij Jansen B.V.');
    expect(await subject()).toHaveAccessibleDescription(
      '{invoice_number} wordt bij het verzenden ingevuld',
    );
    await user.clear(await subject());
    await user.type(await subject(), 'Uw fiets is klaar');
    await user.click(send());
    await screen.findByText(/Factuur is verzonden naar/);
    expect(api.calls(sendInvoice)[0]?.body.subject).toBe('Uw fiets is klaar');
  });

  it.each([
    [
      'a reminder',
      {},
      { kind: 'reminder' },
      'Herinnering: factuur 2026-0042 van Bakkerij Jansen B.V.',
    ],
    [
      'a credit',
      { is_credit: true },
      { kind: 'invoice' },
      'Creditfactuur 2026-0042 van Bakkerij Jansen B.V.',
    ],
    [
      'a mail that failed',
      {},
      { kind: 'invoice', again: aMail({ subject: 'Eigen onderwerp' }) },
      'Eigen onderwerp',
    ],
  ] as const)('begins for %s as its own', async (_, own, mailing, expected) => {
    open(anInvoice({ ...sent, ...own }), mailing);
    expect(await subject()).toHaveValue(expected);
  });

  it('is asked for at its field', async () => {
    const { api, user } = open();
    await user.clear(await subject());
    await user.click(send());
    expect(await subject()).toHaveAccessibleDescription('Onderwerp is verplicht');
    expect(api.calls(sendInvoice)).toEqual([]);
  });
});

describe('a copy', () => {
  const copy = () => screen.findByRole('checkbox', { name: 'Stuur mij een kopie' });

  it('goes to who sends it when they tick it, and is ticked the next time', async () => {
    const { api, user } = open();
    expect(await copy()).not.toBeChecked();
    expect(await copy()).toHaveAccessibleDescription(
      'Naar maria@bakkerij.nl. De andere ontvangers zien dat niet.',
    );
    await user.click(await copy());
    await user.click(send());
    await screen.findByText(/Factuur is verzonden naar/);
    expect(api.calls(sendInvoice)[0]?.body.copy_to_self).toBe(true);
    open();
    expect((await screen.findAllByRole('checkbox')).at(-1)).toBeChecked();
  });

  it('is not remembered of an e-mail that did not go', async () => {
    const { api, user } = open();
    api.fail(sendInvoice, 409, { message: 'Dit kan niet' });
    await user.click(await copy());
    await user.click(send());
    await screen.findByText('Dit kan niet');
    expect(currentSession().user?.mail_copies).toBe(false);
  });
});

describe('sending a credit', () => {
  it('calls it a credit, in the dialog and afterwards', async () => {
    const { user } = open(anInvoice({ ...sent, is_credit: true }));
    expect(
      await screen.findByRole('dialog', { name: 'Versturen creditfactuur' }),
    ).toBeInTheDocument();
    expect(await screen.findByText('De creditfactuur als PDF')).toBeInTheDocument();
    await user.click(send());
    expect(
      await screen.findByText('Creditfactuur is opnieuw verzonden naar facturen@deketting.nl'),
    ).toBeInTheDocument();
  });
});

describe('sending a reminder', () => {
  it('goes where the invoice went, and says before the due date that it is early', async () => {
    const mails = [aMail({ kind: 'invoice', state: 'sent', emails: ['a@klant.nl', 'b@klant.nl'] })];
    const { user, api } = open(anInvoice({ ...sent, mails, expiration_date: '2199-01-31' }), {
      kind: 'reminder',
    });
    const early = 'Deze factuur is nog niet vervallen: je klant kan betalen tot en met 31-01-2199.';
    expect(await screen.findByText(early)).toBeInTheDocument();
    expect((await message()) as HTMLTextAreaElement).toHaveTextContent(
      'Je kunt betalen tot en met 31-01-2199.',
    );
    await user.click(send());
    await waitFor(() => expect(api.calls(sendInvoice)).toHaveLength(1));
    expect(api.calls(sendInvoice)[0]?.body.emails).toEqual(['a@klant.nl', 'b@klant.nl']);
  });

  it('goes to the usual address when there is no other, with words that may be taken out', async () => {
    const to_relation = aCustomer({ general_email: '' });
    const late = { ...sent, to_relation, expiration_date: '2026-01-31' };
    const { api, user } = open(anInvoice(late), { kind: 'reminder' });
    expect(
      await screen.findByRole('dialog', { name: 'Versturen herinnering' }),
    ).toBeInTheDocument();
    const typed = await message();
    expect((typed as HTMLTextAreaElement).value).toContain(
      'factuur 2026-0042 nog €\u00A0121,00 open',
    );
    await user.clear(typed);
    await user.click(send());
    expect(
      await screen.findByText('Herinnering voor de factuur is verzonden naar info@deketting.nl'),
    ).toBeInTheDocument();
    expect(api.calls(sendInvoice)[0]?.body).toMatchObject({ is_reminder: true, message: '' });
  });
});
