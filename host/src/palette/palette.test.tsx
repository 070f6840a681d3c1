import { listAdministrations } from '@boekwerk/shared/contract/administrations';
import { switchRelation, type Token } from '@boekwerk/shared/contract/auth';
import { listAssignedEnterprises, listEnterprises } from '@boekwerk/shared/contract/firm';
import { listClientsAtHand } from '@boekwerk/shared/contract/shortcuts';
import type { Find } from '@boekwerk/shared/deployment/finder';
import { provideRemoteLoader } from '@boekwerk/shared/remote-loader';
import { startSession } from '@boekwerk/shared/session/session-store';
import { aRelationOfFirm } from '@boekwerk/shared/testing/a-relation-of-firm';
import { deploy } from '@boekwerk/shared/testing/deploy';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PaletteButton } from './palette-button';

const api = fakeApi();
signedIn();

/** What each remote finds; those that are not named find nothing. */
let finders: Record<string, Find>;
beforeEach(() => {
  finders = {};
  api.on(listAdministrations, () => []);
  provideRemoteLoader(async (id) => ({ find: finders[id] ?? (async () => []) }));
});

const workAs = (token: Partial<Token>) => {
  startSession(aToken(token));
  describedAs();
};

async function open() {
  deploy();
  const view = renderScreen(<PaletteButton />, { path: '/dashboard' });
  await view.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  return view;
}

const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const marked = () => screen.queryByRole('option', { selected: true })?.textContent;

describe('the palette', () => {
  it('opens with a key on every page, and closes with the same key and by Escape of the browser', async () => {
    const { user } = await open();
    expect(screen.getByRole('combobox')).toHaveFocus();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Zoeken en openen' }));
    expect(await screen.findByRole('combobox')).toBeVisible();
  });

  it('opens again by a key that follows Escape at once', async () => {
    const { user } = await open();
    await user.keyboard('nieuwe');
    await user.keyboard('{Escape}{Control>}k{/Control}');
    expect(screen.getByRole('combobox')).toHaveValue('');
  });

  it('takes what is typed before it is there, Enter included', async () => {
    deploy();
    const { user, address } = renderScreen(<PaletteButton />, { path: '/dashboard' });
    await user.keyboard('{Control>}k{/Control}nieuwe f{Enter}');
    await waitFor(() => expect(address()).toBe('/invoicing/invoice/create'));
  });

  it('goes to a page or an action by a few letters and Enter, without waiting for the server', async () => {
    finders = { 'invoicing/find-invoices': () => new Promise<never>(() => {}) };
    const { user, address } = await open();
    await user.keyboard('nieuwe f');
    expect(marked()).toBe('Nieuwe factuur');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/invoicing/invoice/create'));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('offers what the rights allow, of each remote that is deployed, and no page twice', async () => {
    workAs({ type: 1, is_owner: false });
    api.on(listClientsAtHand, () => ({ pinned: [], opened: [] }));
    api.on(listAssignedEnterprises, () => pageOf([]));
    await open();
    expect(names()).not.toContain('Nieuwe factuur');
    expect(names()).not.toContain('Nieuwe relatie');
    expect(names()).toContain('Werkvoorraad');
    expect(names()).not.toContain('Wisselen');
    expect(names().filter((name) => name === 'Dashboard')).toHaveLength(1);
  });

  it('tells pages of one name apart by their place', async () => {
    const { user } = await open();
    await user.keyboard('facturen');
    const options = within(screen.getByRole('group', { name: 'Pagina’s' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Facturen',
      'FacturenInstellingen · Bedrijf',
      'ProductenFacturen',
    ]);
  });

  it('shows what remotes find, under the marked row, and goes there with arrows', async () => {
    finders = {
      'invoicing/find-invoices': async (search) => [
        { title: `2026-${search}`, detail: '€ 10,00', to: '/invoicing/invoice/edit/4' },
      ],
      'relations/find-relations': async () => {
        throw new Error('down');
      },
    };
    const { user, address } = await open();
    await user.keyboard('0004{Enter}');
    await waitFor(() => expect(address()).toBe('/invoicing/invoice/edit/4'));
  });

  it('says which kind could not be searched, beside what was found, and tries again', async () => {
    finders = {
      'relations/find-relations': async () => {
        throw new Error('down');
      },
    };
    const { user } = await open();
    await user.keyboard('jansen');
    expect(await screen.findByText('Zoeken in Relaties lukte niet.')).toBeVisible();
    finders = {
      'relations/find-relations': async () => [{ title: 'Jansen', to: '/relation/edit/1' }],
    };
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('option', { name: 'Jansen' })).toBeVisible();
  });

  it('says in one line that nothing could be searched, and not that nothing is there', async () => {
    const down = async () => {
      throw new Error('down');
    };
    finders = { 'relations/find-relations': down, 'invoicing/find-invoices': down };
    const { user } = await open();
    await user.keyboard('xyz');
    expect(await screen.findByText('Zoeken in Facturen en Relaties lukte niet.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Opnieuw proberen' })).toHaveLength(1);
    expect(screen.queryByText(/Niets gevonden/)).not.toBeInTheDocument();
    finders = {};
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Niets gevonden voor “xyz”')).toBeVisible();
  });

  it('breaks off what an earlier search asked, and shows nothing of it', async () => {
    const asked: { search: string; signal: AbortSignal }[] = [];
    finders = {
      'invoicing/find-invoices': (search, signal) => {
        asked.push({ search, signal });
        return search === 'qq'
          ? new Promise<never>(() => {})
          : Promise.resolve([{ title: 'Van qqq', to: '/invoicing/invoice/edit/3' }]);
      },
    };
    const { user } = await open();
    await user.keyboard('qq');
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.keyboard('q');
    expect(await screen.findByRole('option', { name: 'Van qqq' })).toBeVisible();
    expect(asked.map(({ search, signal }) => [search, signal.aborted])).toEqual([
      ['qq', true],
      ['qqq', false],
    ]);
  });

  it('says that there is nothing', async () => {
    const { user } = await open();
    await user.keyboard('xyz');
    expect(await screen.findByText('Niets gevonden voor “xyz”')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox')).toBeVisible();
  });

  it('keeps what was found before as far as it fits, until the server has answered', async () => {
    const invoices = [
      { title: '2026-0004 · Jansen', to: '/invoicing/invoice/edit/4' },
      { title: '2026-0005 · Jacobs', to: '/invoicing/invoice/edit/5' },
    ];
    finders = {
      'invoicing/find-invoices': (search) =>
        search === 'ja' ? Promise.resolve(invoices) : new Promise<never>(() => {}),
    };
    const { user, address } = await open();
    await user.keyboard('ja');
    await screen.findByRole('option', { name: /Jacobs/ });
    await user.keyboard('n');
    expect(names()).toEqual(['2026-0004 · Jansen']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/invoicing/invoice/edit/4'));
  });

  it('asks for no clients of who has none', async () => {
    const { user } = await open();
    await user.keyboard('xyz');
    await screen.findByText('Niets gevonden voor “xyz”');
    expect(api.calls(listClientsAtHand)).toEqual([]);
    expect(api.calls(listEnterprises)).toEqual([]);
  });
});

it('offers an own administration no more that the server refused', async () => {
  const relation = { id: 9, name: 'Zeilschool', active: 1 as const, logo_url: null };
  api.on(listAdministrations, () => [
    { relation_id: 9, is_default: 0 as const, type: 0 as const, is_owner: true, relation },
  ]);
  api.fail(switchRelation, 404, { message: 'Administratie niet gevonden' });
  const { user } = await open();
  await user.keyboard('zeil');
  await screen.findByRole('option', { name: /Zeilschool/ });
  api.on(listAdministrations, () => []);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Administratie niet gevonden')).toBeVisible();
  await screen.findByRole('button', { name: 'Zoeken en openen' });
  await user.keyboard('{Control>}k{/Control}zeil');
  expect(await screen.findByText('Niets gevonden voor “zeil”')).toBeVisible();
});

describe('clients of the firm in the palette', () => {
  const client = (id: number, name: string) => ({ id, name });
  /** What the server has yet to answer, by what was searched for. */
  let answers: Map<string, (clients: ReturnType<typeof client>[]) => void>;

  beforeEach(() => {
    answers = new Map();
    workAs({ type: 1, relation_id: 30 });
    api.on(listClientsAtHand, () => ({
      pinned: [{ ...client(40, 'Zeilschool De Hoek'), shortcut_id: 1 }],
      opened: [client(41, 'Haven & Hoek')],
    }));
    api.on(listEnterprises, ({ query }) =>
      new Promise<ReturnType<typeof client>[]>((resolve) =>
        answers.set(query.search ?? '', resolve),
      ).then((clients) => pageOf(clients.map(({ id, name }) => aRelationOfFirm(id, name)))),
    );
    api.on(switchRelation, () => ({ token: aToken({ relation_id: 32 }) }));
  });

  const answer = async (search: string, clients: ReturnType<typeof client>[]) => {
    await waitFor(() => expect(answers.has(search)).toBe(true));
    await act(async () => answers.get(search)?.(clients));
  };
  const clients = () => names().map((name) => name?.replace(/Administratie openen$/, ''));
  const wentInto = () => api.calls(switchRelation).map(({ body }) => body.relation_id);

  it('shows those at hand and the first by name from the first letter, before anything was searched', async () => {
    const { user } = await open();
    await answer('', [client(32, 'Café De Hoek'), client(41, 'Haven & Hoek')]);
    await user.keyboard('hoek');
    expect(clients()).toEqual(['Zeilschool De Hoek', 'Haven & Hoek', 'Café De Hoek']);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(wentInto()).toEqual([41]));
  });

  it('asks for those again once a minute at most, and shows what it knows meanwhile', async () => {
    const { user } = await open();
    await answer('', [client(32, 'Café De Hoek')]);
    const asked = () => [api.calls(listClientsAtHand).length, api.calls(listEnterprises).length];
    const openAgain = () => user.keyboard('{Escape}{Control>}k{/Control}hoek');
    await openAgain();
    expect(clients()).toEqual(['Zeilschool De Hoek', 'Haven & Hoek', 'Café De Hoek']);
    await waitFor(() => expect(answers.has('hoek')).toBe(true));
    expect(asked()).toEqual([1, 2]);

    const later = Date.now() + 61_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => later);
    answers.delete('');
    await openAgain();
    expect(clients()).toEqual(['Zeilschool De Hoek', 'Haven & Hoek', 'Café De Hoek']);
    await answer('', []);
    clock.mockRestore();
    expect(asked()[0]).toBe(2);
  });

  it('adds what the server finds of others below, none twice, and leaves the marked one where it is', async () => {
    const { user } = await open();
    await answer('', [client(32, 'Café Zuid'), client(33, 'Café West')]);
    await user.keyboard('café{ArrowDown}');
    expect(clients()).toEqual(['Café Zuid', 'Café West']);
    await answer('café', [client(34, 'Aan de haven'), client(32, 'Café Zuid')]);
    await waitFor(() => expect(clients()).toEqual(['Café Zuid', 'Café West', 'Aan de haven']));
    expect(marked()).toMatch(/^Café West/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(wentInto()).toEqual([33]));
  });

  it('begins with whose name begins with what is typed, before those that only hold it', async () => {
    const { user } = await open();
    await user.keyboard('relatie 7');
    const others = [41, 42, 43, 44, 45].map((id) => client(id, `Bakker, relatie 7${id}`));
    await answer('relatie 7', [...others, client(32, 'Relatie 7')]);
    await waitFor(() => expect(clients()[0]).toBe('Relatie 7'));
  });

  it('has those that are called otherwise below all that are called so, and says by what they were found', async () => {
    startSession(aToken({ relation_id: 32 }), true);
    describedAs({ id: 32 }, { original: { id: 30, name: 'Visser Advies', is_owner: true } });
    const jansma = { title: 'Jansma', to: '/relation/edit/1' };
    finders = { 'relations/find-relations': async () => [jansma] };
    const { user } = await open();
    await user.keyboard('jans');
    await answer('jans', [client(33, 'Bloemenhuis Lelie'), client(34, 'Theesalon')]);
    const rows = ['Jansma', 'Bloemenhuis LelieJan Jansen', 'TheesalonJan Jansen'];
    await waitFor(() => expect(names()).toEqual(rows));
  });

  it('has one that is called so before one that is not', async () => {
    const { user } = await open();
    await user.keyboard('utr');
    await answer('utr', [client(33, 'Bloemenhuis Lelie'), client(34, 'Klusbedrijf Utrecht')]);
    const rows = ['Klusbedrijf UtrechtAdministratie openen', 'Bloemenhuis LelieUtrecht'];
    await waitFor(() => expect(names()).toEqual(rows));
  });

  it('goes into one that only the server finds, with Enter before it has answered', async () => {
    const { user } = await open();
    await user.keyboard('café{Enter}');
    await answer('café', [client(32, 'Café De Hoek')]);
    await waitFor(() => expect(wentInto()).toEqual([32]));
  });

  it('offers one no more that the server refused', async () => {
    api.fail(switchRelation, 404, { message: 'Administratie niet gevonden' });
    const { user } = await open();
    await user.keyboard('café{Enter}');
    await answer('café', [client(32, 'Café De Hoek')]);
    expect(await screen.findByText('Administratie niet gevonden')).toBeVisible();
    // The notice may come a moment before the page that it leads back to.
    await screen.findByRole('button', { name: 'Zoeken en openen' });
    answers.clear();
    await user.keyboard('{Control>}k{/Control}café');
    await answer('café', []);
    expect(await screen.findByText('Niets gevonden voor “café”')).toBeVisible();
  });
});
