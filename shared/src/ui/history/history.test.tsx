import { screen, within } from '@testing-library/react';
import { type HistoryEntry, invoiceHistory } from '../../contract/history';
import { fakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { signedIn } from '../../testing/signed-in';
import { HistoryButton } from './history-button';

signedIn();
const api = fakeApi();

const anEntry = (over: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: 1,
  at: '2026-11-18T13:05:00.000Z',
  name: 'Sanne de Boer',
  on_behalf_of: null,
  action: 'PUT /invoicing/v1/invoice/:id',
  subject: null,
  changes: [],
  ...over,
});

const aChange = (
  field: string,
  [before, after]: [
    HistoryEntry['changes'][number]['before'],
    HistoryEntry['changes'][number]['after'],
  ],
  over: Partial<HistoryEntry['changes'][number]> = {},
) => ({ entity: 'invoice', field, before, after, is_whole: false, ...over });

const answer = (...data: HistoryEntry[]) => api.on(invoiceHistory, () => ({ data, next: null }));

async function open() {
  const view = renderScreen(
    <HistoryButton title="Historie van factuur 2026-0001" endpoint={invoiceHistory} id={12} />,
  );
  await view.user.click(screen.getByRole('button', { name: 'Historie' }));
  return { ...view, drawer: await screen.findByRole('dialog', { name: /Historie van factuur/ }) };
}

const changesIn = (drawer: HTMLElement) =>
  within(drawer)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('tells when, who and in whose name, and each field in Dutch', async () => {
  answer(
    anEntry({
      id: 2,
      on_behalf_of: 'Bakkerij Jansen',
      changes: [
        aChange('status', [3, 5]),
        aChange('date', ['2026-11-01', '2026-11-18']),
        aChange('total', [100, 1284.5]),
        aChange('incl_tax', [false, true]),
        aChange('reference', ['', 'PO 7']),
        aChange('delivery_date', ['2026-11-02', null]),
        aChange('some_new_column', [1, 2]),
      ],
    }),
    anEntry({
      action: 'job mail sent',
      name: null,
      changes: [aChange('emails', [null, 'a@b.nl'], { entity: 'mail', is_whole: true })],
    }),
  );
  const { drawer } = await open();
  expect(await within(drawer).findByText('Gewijzigd')).toBeVisible();
  expect(drawer).toHaveTextContent('18-11-2026 14:05 · Sanne de Boer namens Bakkerij Jansen');
  const [edit, mail] = within(within(drawer).getByRole('list', { name: /de laatste eerst/ }))
    .getAllByRole('list', { name: 'Gewijzigde gegevens' })
    .map(changesIn);
  expect(edit).toEqual([
    'Status: Concept → werd Verzonden',
    'Aanmaakdatum: 01-11-2026 → werd 18-11-2026',
    'Totaalbedrag: €\u00a0100,00 → werd €\u00a01.284,50',
    'Inclusief btw: Nee → werd Ja',
    'Inkoop order (PO): leeg → werd PO 7',
    'Leverdatum: 02-11-2026 → werd leeg',
  ]);
  expect(within(drawer).getByText('E-mail verstuurd')).toBeVisible();
  expect(drawer).toHaveTextContent('· Boekwerk');
  expect(mail).toEqual(['Verstuurd naar: a@b.nl']);
});

it('shortens a long text, and shows all of it on demand', async () => {
  const long = `${'Beste klant, '.repeat(20)}met groet`;
  answer(anEntry({ changes: [aChange('description', ['', long])] }));
  const { drawer, user } = await open();
  const whole = await within(drawer).findByText(long);
  expect(whole).not.toBeVisible();
  await user.click(within(drawer).getByText('Hele tekst'));
  expect(whole).toBeVisible();
});

it('fetches what came before on asking, below what is there', async () => {
  api.on(invoiceHistory, ({ query }) =>
    query.before === 7
      ? { data: [anEntry({ id: 3, action: 'POST /invoicing/v1/invoice' })], next: null }
      : { data: [anEntry({ id: 7 })], next: 7 },
  );
  const { drawer, user } = await open();
  await user.click(await within(drawer).findByRole('button', { name: 'Toon eerdere' }));
  expect(await within(drawer).findByText('Concept aangemaakt')).toBeVisible();
  expect(within(drawer).getByText('Gewijzigd')).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: 'Toon eerdere' })).not.toBeInTheDocument();
});

it('says that nothing happened yet, and gives the focus back when it is closed', async () => {
  answer();
  const { drawer, user } = await open();
  expect(await within(drawer).findByText('Nog niets gewijzigd')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Historie' })).toHaveFocus();
});

it('says that it could not be loaded, and tries again', async () => {
  api.fail(invoiceHistory, 500, { message: 'Er ging iets mis', reference: 'ABC' });
  const { drawer, user } = await open();
  expect(await within(drawer).findByRole('alert')).toHaveTextContent(
    'Er ging iets mis bij het laden van de historie',
  );
  answer(anEntry());
  await user.click(within(drawer).getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await within(drawer).findByText('Gewijzigd')).toBeVisible();
});
