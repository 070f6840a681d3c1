import {
  createEmailText,
  type EmailText,
  getEmailText,
  updateEmailText,
} from '@boekwerk/shared/contract/email-text';
import {
  createPrefix,
  deletePrefix,
  getStartNumber,
  listPrefixes,
  type Prefix,
  setStartNumber,
  updatePrefix,
} from '@boekwerk/shared/contract/prefix';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { today, yearOf } from '@boekwerk/shared/domain/dates/dates';
import { DEFAULT_EMAIL_TEXT } from '@boekwerk/shared/domain/invoice/email-text';
import { readDraft, saveDraft } from '@boekwerk/shared/session/drafts';
import { aDefaultRelation } from '@boekwerk/shared/testing/a-company';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor } from '@testing-library/react';
import { InvoicingPage } from './invoicing-page';

const nextYear = yearOf(today()) + 1;

const current: Prefix = {
  id: 4,
  relation_id: 7,
  prefix: 'BJ',
  start_date: '2026-01-01',
  start_number: 1,
  is_current: true,
  updated_at: '2026-11-20T10:00:00.000Z',
};
const past = { ...current, id: 3, prefix: 'OUD', start_date: '2025-01-01', is_current: false };
const upcoming = { ...past, id: 5, prefix: 'NW', start_date: `${nextYear}-01-01` };

const started = { number: '2026-0001', next_number: 1, has_prefix: false, is_given: false };

const api = fakeApi();
signedIn();

const byDefault: EmailText = { id: null, text: DEFAULT_EMAIL_TEXT };

async function open(prefixes = [past, current, upcoming], emailText = byDefault) {
  api.on(getDefaultRelation, () => aDefaultRelation());
  api.on(listPrefixes, () => prefixes);
  const has_prefix = prefixes.some(({ is_current }) => is_current);
  api.on(getStartNumber, () => ({ ...started, has_prefix }));
  api.on(getEmailText, () => emailText);
  const { user } = renderScreen(<InvoicingPage />, { path: '/settings/company/invoicing' });
  await screen.findByText('Factuur voorvoegsel en nummering');
  return user;
}

const save = () => screen.getByRole('button', { name: 'Opslaan' });

describe('the prefixes on /settings/company/invoicing', () => {
  it('lists the one in use and the ones to come, and asks before one is removed', async () => {
    const user = await open();
    expect(screen.getByText('In gebruik')).toBeInTheDocument();
    expect(screen.getByText(`Vanaf 01-01-${nextYear}`)).toBeInTheDocument();
    expect(screen.queryByText('OUD')).not.toBeInTheDocument();

    api.on(deletePrefix, () => null);
    saveDraft('prefix.5', {});
    await user.click(screen.getByRole('button', { name: 'Verwijder: NW' }));
    expect(
      await screen.findByText(/Weet je zeker dat je NW wilt verwijderen\?/),
    ).toBeInTheDocument();
    expect(api.calls(deletePrefix)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('NW is verwijderd')).toBeInTheDocument();
    expect(api.calls(deletePrefix)[0]?.body).toEqual({ id: 5, updated_at: expect.any(String) });
    expect(readDraft('prefix.5')).toBeNull();
  });

  it('shows what the API refuses at the field, and asks before the change is dropped', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Bewerk: BJ' }));
    api.fail(updatePrefix, 422, { errors: { prefix: ['Dit voorvoegsel is er al'] } });
    await user.type(await screen.findByLabelText('*Voorvoegsel'), 'X');
    await user.click(save());
    expect(await screen.findByText('Dit voorvoegsel is er al')).toBeInTheDocument();
    expect(api.calls(updatePrefix)[0]?.body).toMatchObject({
      id: 4,
      prefix: 'BJX',
      updated_at: current.updated_at,
    });
    await user.keyboard('{Escape}');
    expect(
      await screen.findByText('Weet je zeker dat je wil afsluiten zonder op te slaan?'),
    ).toBeInTheDocument();
  });

  it('shows what a colleague made of one meanwhile, keeps what was typed, and saves that over it', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Bewerk: BJ' }));
    await user.type(await screen.findByLabelText('*Voorvoegsel'), 'X');
    const theirs = { ...current, start_number: 77, updated_at: '2026-11-21T10:00:00.000Z' };
    api.on(listPrefixes, () => [past, theirs, upcoming]);
    api.fail(updatePrefix, 409, { message: 'Piet heeft dit intussen gewijzigd' });
    await user.click(save());
    expect(await screen.findByText(/^Piet heeft dit intussen gewijzigd/)).toBeVisible();
    expect(screen.getByLabelText('*Voorvoegsel')).toHaveValue('BJX');

    await user.click(screen.getByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByDisplayValue('77')).toBeVisible();
    expect(screen.getByLabelText('*Voorvoegsel')).toHaveValue('BJ');
    await user.click(await screen.findByRole('button', { name: 'Herstel concept' }));
    api.on(updatePrefix, () => theirs);
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeVisible();
    expect(api.calls(updatePrefix).map(({ body }) => body)).toMatchObject([
      { prefix: 'BJX', updated_at: current.updated_at },
      { prefix: 'BJX', updated_at: theirs.updated_at },
    ]);
  });

  it('adds the first one from next year on, showing the number it gives while it is typed', async () => {
    const user = await open([]);
    expect(screen.getByText('Nog geen voorvoegsel toegevoegd')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Toevoegen' }));
    const example = await screen.findByLabelText('Voorbeeld');
    expect(screen.getByLabelText('*Startdatum')).toHaveValue(`01-01-${nextYear}`);
    expect(screen.getByLabelText('*Startnummer')).toHaveValue('1');
    expect(save()).toBeDisabled();

    await user.type(screen.getByLabelText('*Voorvoegsel'), 'BJ');
    await user.type(screen.getByLabelText('*Startnummer'), '12');
    expect(example).toHaveValue(`BJ${nextYear}-0012`);
    expect(example).toHaveAccessibleDescription(
      `Vanaf 01-01-${nextYear} krijgen facturen nummers als BJ${nextYear}-0012; nummers die al gegeven zijn, blijven.`,
    );
    api.on(createPrefix, ({ body }) => ({ ...current, ...body }));
    await user.click(save());
    expect(await screen.findByText('BJ is toegevoegd')).toBeInTheDocument();
    expect(api.calls(createPrefix)[0]?.body).toEqual({
      prefix: 'BJ',
      start_date: `${nextYear}-01-01`,
      start_number: 12,
    });
    // The own company carries the prefix.
    expect(api.calls(getDefaultRelation).length).toBeGreaterThan(1);
  });
});

describe('the e-mail text on /settings/company/invoicing', () => {
  const own = { id: 9, text: 'Hierbij onze factuur.', updated_at: '2026-11-01T09:00:00.000Z' };
  const theirs = { ...own, text: 'Dag klant.', updated_at: '2026-11-21T10:00:00.000Z' };
  const change = async (emailText: EmailText) => {
    const user = await open([current], emailText);
    await user.click(screen.getByRole('button', { name: 'Aanpassen' }));
    await user.type(await screen.findByLabelText('*Bericht'), '!');
    return user;
  };

  it('that a colleague changed meanwhile is not overwritten unseen, and then can be', async () => {
    const user = await change(own);
    api.on(getEmailText, () => theirs);
    // Who comes back to the tab has it read anew, behind the form.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Dag klant.', { selector: 'figure p' })).toBeInTheDocument();
    api.fail(updateEmailText, 409, { message: 'Piet heeft dit intussen gewijzigd' });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByLabelText('*Bericht')).toHaveValue('Dag klant.');
    await user.click(await screen.findByRole('button', { name: 'Herstel concept' }));
    api.on(updateEmailText, () => theirs);
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeVisible();
    const template = `${own.text}!`;
    expect(api.calls(updateEmailText).map(({ body }) => body)).toEqual([
      { template, updated_at: own.updated_at },
      { template, updated_at: theirs.updated_at },
    ]);
  });

  it('that a colleague made meanwhile of the default one is shown before it is overwritten', async () => {
    const user = await change(byDefault);
    api.on(getEmailText, () => theirs);
    api.fail(createEmailText, 409, { message: 'Er is intussen al een eigen bericht.' });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByLabelText('*Bericht')).toHaveValue('Dag klant.');
    await user.click(await screen.findByRole('button', { name: 'Herstel concept' }));
    api.on(updateEmailText, () => theirs);
    await user.click(save());
    expect(await screen.findByText('Wijzigingen opgeslagen')).toBeVisible();
    const template = `${DEFAULT_EMAIL_TEXT}!`;
    const { updated_at } = theirs;
    expect(api.calls(updateEmailText)[0]?.body).toEqual({ template, updated_at });
  });
});

describe('the start number of invoices without a prefix', () => {
  it('is chosen as long as no number was given, and shown as the next invoice is called', async () => {
    const user = await open([]);
    expect(await screen.findByText('2026-0001')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Startnummer kiezen' }));
    const field = await screen.findByLabelText('*Startnummer');
    await user.clear(field);
    await user.type(field, '119');
    expect(screen.getByDisplayValue(`${yearOf(today())}-0119`)).toBeVisible();

    const refusal = 'In 2026 is al tot en met nummer 120 uitgegeven';
    api.fail(setStartNumber, 422, { errors: { start_number: [refusal] } });
    await user.click(save());
    expect(await screen.findByText(refusal)).toBeVisible();

    const chosen = { ...started, number: '2026-0119', next_number: 119 };
    api.on(setStartNumber, () => chosen);
    api.on(getStartNumber, () => chosen);
    await user.click(save());
    expect(await screen.findByText('Je volgende factuur krijgt nummer 2026-0119')).toBeVisible();
    expect(await screen.findByText('2026-0119')).toBeVisible();
    expect(api.calls(setStartNumber)[0]?.body).toEqual({ start_number: 119 });
  });

  it('shows what a colleague chose meanwhile before it is put over that', async () => {
    const user = await open([]);
    const updated_at = '2026-11-20T11:00:00.000Z';
    await user.click(await screen.findByRole('button', { name: 'Startnummer kiezen' }));
    const field = await screen.findByLabelText('*Startnummer');
    await user.clear(field);
    await user.type(field, '200');
    api.fail(setStartNumber, 409, { message: 'Intussen gewijzigd door Piet.' });
    await user.click(save());
    const renew = await screen.findByRole('button', { name: 'Bekijk de nieuwe versie' });
    api.on(getStartNumber, () => ({ ...started, next_number: 119, updated_at }));
    await user.click(renew);
    await waitFor(() => expect(field).toHaveValue('119'));
    await user.click(screen.getByRole('button', { name: 'Herstel concept' }));
    api.on(setStartNumber, () => started);
    await user.click(save());
    await waitFor(() => expect(api.calls(setStartNumber)).toHaveLength(2));
    expect(api.calls(setStartNumber)[1]?.body).toEqual({ start_number: 200, updated_at });
  });

  it('is not offered once a number was given, nor under a prefix', async () => {
    await open([current]);
    expect(screen.queryByText('Volgende factuurnummer:')).not.toBeInTheDocument();
    api.on(getStartNumber, () => ({ ...started, is_given: true }));
    renderScreen(<InvoicingPage />, { path: '/settings/company/invoicing' });
    expect(await screen.findByText(/volgt op het laatste nummer/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Startnummer kiezen' })).not.toBeInTheDocument();
  });
});
