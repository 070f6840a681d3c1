import { listAdministrations } from '@boekwerk/shared/contract/administrations';
import { switchRelation, type Token } from '@boekwerk/shared/contract/auth';
import {
  type AdministrationRelation,
  listAssignedEnterprises,
  listEnterprises,
} from '@boekwerk/shared/contract/firm';
import {
  createShortcut,
  deleteShortcut,
  listClientsAtHand,
} from '@boekwerk/shared/contract/shortcuts';
import { startSession } from '@boekwerk/shared/session/session-store';
import { aRelationOfFirm } from '@boekwerk/shared/testing/a-relation-of-firm';
import { deploy } from '@boekwerk/shared/testing/deploy';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { withPopovers } from '@boekwerk/shared/testing/popovers';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { CompanySelector } from './company-selector';

const api = fakeApi();
withPopovers();
signedIn();
beforeEach(() => api.on(listClientsAtHand, () => ({ pinned: [], opened: [] })));

function workAs(token: Partial<Token>, relation: Parameters<typeof describedAs>[0]): void {
  startSession(aToken(token));
  describedAs(relation);
}

const pageOf = (data: AdministrationRelation[], all = data.length) => ({
  data,
  counts: { all },
  pagination: {
    page: 1,
    itemsPerPage: 100,
    pageStart: 1,
    pageStop: data.length,
    pageCount: Math.ceil(all / 100),
    itemsLength: all,
  },
});
const clients = [
  aRelationOfFirm(31, 'Bakkerij Jansen'),
  aRelationOfFirm(32, 'Café De Hoek'),
  aRelationOfFirm(33, 'Jansen & Zonen'),
];

async function open() {
  deploy();
  const view = renderScreen(<CompanySelector />, { path: '/relation/overview' });
  await view.user.click(screen.getByRole('button', { name: /^Kies een/ }));
  return view;
}

const existing = (client: AdministrationRelation | undefined) => client as AdministrationRelation;

const names = () =>
  screen
    .getAllByRole('gridcell')
    .filter((cell) => within(cell).queryByRole('button') === null)
    .map(({ textContent }) => textContent);

describe('the selector of who works at a firm', () => {
  beforeEach(() => workAs({ type: 1, relation_id: 30 }, { id: 30, name: 'Visser Administratie' }));

  it('is ready to be typed in, and goes with arrows and Enter into the books of a client', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.on(listEnterprises, () => answered.then(() => pageOf(clients)));
    api.on(switchRelation, () => ({ token: aToken({ relation_id: 33 }) }));
    const { user, address } = await open();
    expect(screen.getByText('Relaties laden..')).toBeVisible();
    answer();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Zoek een relatie' })).toHaveFocus(),
    );
    await screen.findByRole('gridcell', { name: 'Café De Hoek' });
    expect(api.calls(listEnterprises)[0]?.params.id).toBe(30);

    await user.keyboard('jansen');
    expect(names()).toEqual(['Jansen & Zonen', 'Bakkerij Jansen']);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.calls(switchRelation)[0]?.body).toEqual({ relation_id: 31, impersonate: true });
  });

  it('says that nothing was found, and what went wrong', async () => {
    api.fail(listEnterprises, 403, { message: 'Je hebt hier geen rechten voor' });
    const { user } = await open();
    expect(await screen.findByText('Je hebt hier geen rechten voor')).toBeVisible();
    api.on(listEnterprises, () => pageOf(clients));
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await screen.findByRole('gridcell', { name: 'Café De Hoek' });
    await user.type(screen.getByRole('combobox', { name: 'Zoek een relatie' }), 'slager');
    expect(screen.getByText('Geen relaties gevonden')).toBeVisible();
  });

  it('asks the server once there are more than it gives at once', async () => {
    api.on(listEnterprises, ({ query }) =>
      query.search === 'zonen'
        ? pageOf([clients[2] as AdministrationRelation])
        : pageOf(clients, 250),
    );
    const { user } = await open();
    expect(await screen.findByText('Zoek op naam om meer relaties te zien.')).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Zoek een relatie' }), 'zonen');
    await waitFor(() => expect(names()).toEqual(['Jansen & Zonen']));
    expect(api.calls(listEnterprises).map(({ query }) => query.search)).toEqual(['', 'zonen']);
  });

  it.each([250, 3])(
    'begins with whose name begins with what is searched for, of %d',
    async (all) => {
      api.on(listEnterprises, ({ query }) =>
        pageOf(query.search === 'jansen' ? [clients[0], clients[2]].map(existing) : clients, all),
      );
      const { user } = await open();
      await user.type(screen.getByRole('combobox', { name: 'Zoek een relatie' }), 'jansen');
      await waitFor(() => expect(names()).toEqual(['Jansen & Zonen', 'Bakkerij Jansen']));
    },
  );
});

describe('the clients at hand', () => {
  beforeEach(() => workAs({ type: 1, relation_id: 30 }, { id: 30, name: 'Visser Administratie' }));

  const hoek = { id: 32, name: 'Café De Hoek' };
  const zonen = { id: 33, name: 'Jansen & Zonen' };
  const inGroup = (name: string) =>
    within(screen.getByRole('rowgroup', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);

  it('stand first: those that are pinned, those that were opened last, and the rest', async () => {
    api.on(listEnterprises, () => pageOf(clients));
    api.on(listClientsAtHand, () => ({
      pinned: [{ ...zonen, shortcut_id: 1 }],
      opened: [zonen, hoek],
    }));
    const { user } = await open();
    await screen.findByRole('rowgroup', { name: 'Vastgezet' });
    expect(inGroup('Vastgezet')).toEqual(['Jansen & Zonen']);
    expect(inGroup('Laatst geopend')).toEqual(['Café De Hoek']);
    expect(inGroup('Overige relaties')).toEqual(['Bakkerij Jansen']);
    await user.keyboard('jansen');
    expect(names()).toEqual(['Jansen & Zonen', 'Bakkerij Jansen']);
  });

  it('are found by their names also when the server has them on a later page', async () => {
    api.on(listEnterprises, ({ query }) => pageOf(query.search === '' ? clients : [], 250));
    const zwart = { id: 99, name: 'Zwart', shortcut_id: 1 };
    api.on(listClientsAtHand, () => ({ pinned: [zwart], opened: [] }));
    const { user } = await open();
    await screen.findByRole('gridcell', { name: 'Zwart' });
    await user.keyboard('zwa');
    await waitFor(() => expect(names()).toEqual(['Zwart']));
  });

  it('are pinned and unpinned by keys alone, and the search field has the focus again', async () => {
    api.on(listEnterprises, () => pageOf(clients));
    api.on(createShortcut, ({ body }) => {
      api.on(listClientsAtHand, () => ({ pinned: [{ ...hoek, shortcut_id: 5 }], opened: [] }));
      return { ...body, id: 5, position: 0, updated_at: '' };
    });
    api.on(deleteShortcut, () => null);
    const { user } = await open();
    await screen.findByRole('gridcell', { name: 'Café De Hoek' });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Zet Café De Hoek vast' })).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByRole('combobox')).toHaveFocus();
    await screen.findByRole('rowgroup', { name: 'Vastgezet' });
    expect(api.calls(createShortcut)[0]?.body).toMatchObject({
      kind: 'client',
      target: '32',
      title: 'Café De Hoek',
    });
    await user.click(screen.getByRole('button', { name: 'Maak Café De Hoek los' }));
    await waitFor(() => expect(api.calls(deleteShortcut)[0]?.params).toEqual({ id: 5 }));
  });

  it('are left out when they cannot be told, and the clients are there all the same', async () => {
    api.on(listEnterprises, () => pageOf(clients));
    api.fail(listClientsAtHand, 500);
    await open();
    await screen.findByRole('gridcell', { name: 'Café De Hoek' });
    expect(screen.queryByRole('button', { name: /vast$/ })).not.toBeInTheDocument();
  });
});

describe('the selector of a firm with more clients than are given at once', () => {
  const answers = new Map<string, () => void>();

  beforeEach(() => {
    workAs({ type: 1, relation_id: 30 }, { id: 30, name: 'Visser Administratie' });
    answers.clear();
    api.on(listEnterprises, ({ query: { search } }) => {
      const found = clients.filter(({ enterprise }) =>
        enterprise.name.toLowerCase().includes(search.toLowerCase()),
      );
      return new Promise((resolve) => {
        answers.set(search, () => resolve(pageOf(found, search === '' ? 250 : found.length)));
      });
    });
    api.on(switchRelation, () => ({ token: aToken({ relation_id: 33 }) }));
  });

  const asked = (search: string) => waitFor(() => expect(answers.has(search)).toBe(true));

  async function answer(search: string) {
    await asked(search);
    answers.get(search)?.();
  }

  const wentToZonen = () =>
    waitFor(() =>
      expect(api.calls(switchRelation)[0]?.body).toEqual({ relation_id: 33, impersonate: true }),
    );

  async function openWith(keys: string) {
    const { user } = await open();
    await user.keyboard(keys);
    return user;
  }

  it.each([
    ['before the server is asked', () => Promise.resolve()],
    ['before the server answers', () => asked('zonen')],
  ])('goes to who was typed when Enter comes %s', async (_, thatMoment) => {
    const user = await openWith('zonen');
    await answer('');
    await screen.findByRole('gridcell', { name: 'Café De Hoek' });
    await thatMoment();
    await user.keyboard('{Enter}');
    await asked('zonen');
    expect(api.calls(switchRelation)).toEqual([]);
    await answer('zonen');
    await wentToZonen();
  });

  it('keeps what is pressed before the first clients are there', async () => {
    await openWith('en{ArrowDown}{Enter}');
    await answer('');
    await answer('en');
    await wentToZonen();
  });

  it('lets nobody be clicked while the list is still that of before', async () => {
    const user = await openWith('zonen');
    await answer('');
    await user.click(await screen.findByRole('gridcell', { name: 'Café De Hoek' }));
    await answer('zonen');
    await waitFor(() => expect(names()).toEqual(['Jansen & Zonen']));
    expect(api.calls(switchRelation)).toEqual([]);
  });
});

describe('the selector of who is in the books of a client', () => {
  beforeEach(() => {
    const original = { id: 30, name: 'Visser Administratie', is_owner: false };
    startSession(aToken({ is_owner: false, relation_id: 32 }), true);
    describedAs({ id: 32, name: 'Café De Hoek' }, { original });
  });

  it('lists the clients of the firm, marks the current one and leads back', async () => {
    api.on(listAssignedEnterprises, () => pageOf(clients));
    api.on(switchRelation, () => ({ token: aToken({ relation_id: 30, type: 1 }) }));
    const { user, address } = await open();
    expect(await screen.findByRole('row', { selected: true })).toHaveTextContent(
      'Café De HoekHuidig',
    );
    expect(api.calls(listAssignedEnterprises)[0]?.params.id).toBe(30);
    await user.click(screen.getByRole('button', { name: 'Terug naar Visser Administratie' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.calls(switchRelation)[0]?.body).toEqual({ relation_id: 30, impersonate: false });
  });
});

describe('the selector of everybody else', () => {
  const entry = (id: number, name: string, active: 0 | 1 = 1) => ({
    relation_id: id,
    is_default: 0 as const,
    type: 0 as const,
    is_owner: true,
    relation: { id, name, active, logo_url: null },
  });

  it('lists the own active administrations by name, and leads to a new one', async () => {
    api.on(listAdministrations, () => [
      entry(9, 'Zeilschool'),
      entry(8, 'Opgeheven', 0),
      entry(7, 'Bakkerij Jansen'),
    ]);
    const { user } = await open();
    await screen.findByRole('gridcell', { name: 'Zeilschool' });
    expect(names()).toEqual(['Bakkerij JansenHuidig', 'Zeilschool']);
    expect(screen.getByRole('link', { name: 'Voeg administratie toe' })).toHaveAttribute(
      'href',
      '/settings/administration/create',
    );
    await user.click(screen.getByText('Huidig'));
    expect(screen.queryByRole('row')).not.toBeInTheDocument();
  });

  it('closes on Enter and stays closed, with the focus back on its button', async () => {
    api.on(listAdministrations, () => [entry(7, 'Bakkerij Jansen'), entry(9, 'Zeilschool')]);
    const { user } = await open();
    await screen.findByRole('gridcell', { name: 'Zeilschool' });
    await user.type(screen.getByRole('combobox'), 'bakkerij{Enter}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Kies een administratie/ })).toHaveFocus();
  });
});
