import { getInvoice, updateInvoice } from '@boekwerk/shared/contract/invoicing';
import {
  createRecurrence,
  getRecurrence,
  updateRecurrence,
} from '@boekwerk/shared/contract/recurrence';
import { addMonths, today } from '@boekwerk/shared/domain/dates/dates';
import { InvoiceStatus } from '@boekwerk/shared/domain/invoice/invoice-status';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { aRecurrence } from '../testing/a-recurrence';
import { anInvoice } from '../testing/an-invoice';
import { openInvoice } from '../testing/open-invoice';

signedIn();
beforeEach(() => localStorage.clear());

const concept = anInvoice({ date: '2199-01-01', expiration_date: '2199-01-31' });
const template = anInvoice({
  status: InvoiceStatus.template,
  recurrence_id: 3,
  recurrence: aRecurrence({ next_date: '2199-01-31', next_period_start: '2199-01-01' }),
});

/** By the words in it: antd gives all dialogs of a test the same name. */
const dialogWith = async (text: string) =>
  within((await screen.findByText(text)).closest('[role=dialog]') as HTMLElement);

const openSettings = async (name: string, invoice = concept) => {
  const opened = openInvoice(invoice);
  opened.api.on(getRecurrence, () => ({ ...aRecurrence(), invoices: [] }));
  await opened.user.click(await screen.findByRole('button', { name }));
  const dialog = await dialogWith('Herhaal instellingen');
  return { ...opened, dialog, save: () => dialog.getByRole('button', { name: 'Opslaan' }) };
};
type Dialog = Awaited<ReturnType<typeof openSettings>>['dialog'];
const upcoming = (dialog: Dialog) =>
  within(dialog.getByRole('list', { name: 'De volgende facturen' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the settings of a recurrence', () => {
  it('show what they come down to while they are typed', async () => {
    const { user, dialog } = await openSettings('Herhalen');
    expect(upcoming(dialog)).toHaveLength(6);
    expect(upcoming(dialog).slice(0, 2)).toEqual([
      '01-01-2199 · periode 01-01 t/m 31-01',
      '01-02-2199 · periode 01-02 t/m 28-02',
    ]);
    expect(dialog.getByLabelText('Periode tot en met')).toHaveValue('31-01-2199');
    expect(dialog.getByText('januari 2199')).toBeInTheDocument();

    await user.click(dialog.getByLabelText('Herhaal'));
    await user.click(await screen.findByText('Per kwartaal'));
    expect(upcoming(dialog)[1]).toBe('01-04-2199 · periode 01-04 t/m 30-06');
    await user.click(dialog.getByLabelText('Onbeperkt herhalen'));
    await user.clear(dialog.getByLabelText(/n keer herhalen/));
    await user.type(dialog.getByLabelText(/n keer herhalen/), '2');
    expect(upcoming(dialog)).toHaveLength(2);
  });

  it('show of one that was stopped the dates that it counted on to, as the API goes on from them', async () => {
    const stopped = aRecurrence({
      ...{ active: false, recurrence_count: 1, anchor_count: 0 },
      ...{ anchor_date: '2199-01-31', anchor_period_start: '2199-01-01' },
      ...{ next_date: '2199-02-28', next_period_start: '2199-02-01' },
    });
    const of = { ...template, recurrence: stopped };
    const { user, dialog } = await openSettings('Wijzig instellingen', of);
    expect(upcoming(dialog).slice(0, 2)).toEqual([
      '28-02-2199 · periode 01-02 t/m 28-02',
      '31-03-2199 · periode 01-03 t/m 31-03',
    ]);
    await user.click(dialog.getByLabelText('Herhaal'));
    await user.click(await screen.findByText('Per kwartaal'));
    expect(upcoming(dialog)[1]).toBe('28-05-2199 · periode 01-05 t/m 31-07');
  });

  it('save what is typed first, and make a template of the invoice', async () => {
    const opened = openInvoice(concept);
    const { api, user } = opened;
    const saved = { ...concept, reference: 'P7', updated_at: '2026-11-20T11:00:00.000Z' };
    api.on(updateInvoice, () => saved);
    api.on(getRecurrence, () => ({ ...aRecurrence(), invoices: [] }));
    api.on(createRecurrence, () => {
      api.on(getInvoice, () => ({ ...template, updated_at: '2026-11-20T12:00:00.000Z' }));
      return { ...aRecurrence(), invoices: [] };
    });
    await user.type(await screen.findByLabelText('Inkoop order (PO)'), 'P7');
    await user.click(screen.getByRole('button', { name: 'Herhalen' }));
    const dialog = await dialogWith('Herhaal instellingen');
    expect(api.calls(updateInvoice)[0]?.body).toMatchObject({ reference: 'P7' });
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));

    expect(await screen.findByRole('heading', { name: 'Basis template' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.calls(createRecurrence)[0]?.body).toEqual({
      base_invoice_id: 12,
      recurrence_type: 1,
      next_date: '2199-01-01',
      next_period_start: '2199-01-01',
      max_recurrences: 0,
      send_automatically: true,
    });
  });

  it('refuse a first invoice of more than a month ago, and say at its field what the API refuses', async () => {
    const { api, user, dialog, save } = await openSettings('Herhalen');
    const date = dialog.getByLabelText(/Factuurdatum eerste factuur/);
    await user.clear(date);
    await user.type(date, formatDate(addMonths(today(), -2)));
    await user.click(save());
    expect(
      await dialog.findByText('De factuurdatum mag hooguit een maand geleden zijn'),
    ).toBeInTheDocument();

    await user.clear(date);
    await user.type(date, formatDate(today()));
    await user.tab();
    api.fail(createRecurrence, 422, { errors: { next_date: ['Deze datum kan niet'] } });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Opslaan en versturen' }));
    expect(await dialog.findByText('Deze datum kan niet')).toBeInTheDocument();
  });

  it('ask before what is typed in them is lost', async () => {
    const { user, dialog } = await openSettings('Herhalen');
    await user.click(dialog.getByLabelText('Verzend facturen automatisch'));
    await user.keyboard('{Escape}');
    const text = 'Weet je zeker dat je wil afsluiten zonder op te slaan?';
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Afsluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('show what a colleague made of them meanwhile, keep what was typed, and save that over it', async () => {
    const { api, user, dialog, save } = await openSettings('Wijzig instellingen', template);
    await user.click(dialog.getByLabelText('Verzend facturen automatisch'));
    const updated_at = '2026-11-21T10:00:00.000Z';
    const theirs = { ...template.recurrence, next_period_start: '2199-02-01', updated_at };
    api.on(getInvoice, () => ({ ...template, recurrence: aRecurrence(theirs) }));
    api.fail(updateRecurrence, 409, { message: 'Piet heeft dit intussen gewijzigd' });
    await user.click(save());
    await user.click(await dialog.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await dialog.findByDisplayValue('01-02-2199')).toBeInTheDocument();
    expect(dialog.getByLabelText('Verzend facturen automatisch')).toBeChecked();
    await user.click(await dialog.findByRole('button', { name: 'Herstel concept' }));
    api.on(updateRecurrence, () => ({ ...aRecurrence(theirs), invoices: [] }));
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls(updateRecurrence).map(({ body }) => body)).toMatchObject([
      { send_automatically: false, updated_at: template.recurrence?.updated_at },
      { send_automatically: false, updated_at },
    ]);
  });

  it('count on from the invoice that was made meanwhile, once that was shown', async () => {
    const anchors = { anchor_date: '2199-01-31', anchor_period_start: '2199-01-01' };
    const before = aRecurrence({
      ...{ ...anchors, recurrence_count: 0 },
      ...{ next_date: '2199-01-31', next_period_start: '2199-01-01' },
    });
    const of = { ...template, recurrence: before };
    const { api, user, dialog, save } = await openSettings('Wijzig instellingen', of);
    await user.click(dialog.getByLabelText('Verzend facturen automatisch'));
    const now = aRecurrence({
      ...{ ...anchors, recurrence_count: 1, updated_at: '2026-11-21T10:00:00.000Z' },
      ...{ next_date: '2199-02-28', next_period_start: '2199-02-01' },
    });
    api.on(getInvoice, () => ({ ...template, recurrence: now }));
    api.fail(updateRecurrence, 409, { message: 'Er is intussen een factuur gemaakt' });
    await user.click(save());
    await user.click(await dialog.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    await dialog.findByDisplayValue('01-02-2199');
    expect(upcoming(dialog).slice(0, 2)).toEqual([
      '28-02-2199 · periode 01-02 t/m 28-02',
      '31-03-2199 · periode 01-03 t/m 31-03',
    ]);
    expect(dialog.getByLabelText(/Factuurdatum volgende factuur/)).toBeInTheDocument();
  });

  it('say why an invoice cannot be repeated, and offer no other version of what is new', async () => {
    const { api, user, dialog, save } = await openSettings('Herhalen');
    api.fail(createRecurrence, 409, { message: 'Alleen een concept kan worden herhaald' });
    await user.click(save());
    expect(await screen.findByText('Alleen een concept kan worden herhaald')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Bekijk de nieuwe versie' })).toBeNull();
  });

  it('start one that a colleague stopped meanwhile only after that was shown', async () => {
    const { api, user, dialog, save } = await openSettings('Wijzig instellingen', template);
    await user.click(dialog.getByLabelText('Verzend facturen automatisch'));
    const stopped = aRecurrence({ ...template.recurrence, active: false });
    api.on(getInvoice, () => ({ ...concept, recurrence: stopped }));
    api.fail(updateRecurrence, 409, { message: 'Piet heeft dit intussen gewijzigd' });
    await user.click(save());
    await user.click(await dialog.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    await user.click(await dialog.findByRole('button', { name: 'Herstel concept' }));
    api.on(createRecurrence, () => ({ ...aRecurrence(), invoices: [] }));
    await user.click(save());
    await waitFor(() => expect(api.calls(createRecurrence)).toHaveLength(1));
    expect(api.calls(updateRecurrence)).toHaveLength(1);
  });

  it('can stop it, after a question', async () => {
    const { api, user, dialog } = await openSettings('Wijzig instellingen', template);
    api.on(updateRecurrence, () => ({ ...aRecurrence({ active: false }), invoices: [] }));
    await user.click(dialog.getByRole('button', { name: 'Niet herhalen' }));
    const question = await dialogWith('Niet meer herhalen?');
    await user.click(question.getByRole('button', { name: 'Niet herhalen' }));
    expect(await screen.findByText('De factuur wordt niet meer herhaald')).toBeInTheDocument();
    expect(api.calls(updateRecurrence)[0]?.body).toMatchObject({ id: 3, active: false });
  });
});
