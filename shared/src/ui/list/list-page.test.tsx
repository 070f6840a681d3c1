import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import * as v from 'valibot';
import { ApiError } from '../../api-client/api-error';
import { listQuery } from '../../contract/lists';
import { Link } from '../../router';
import { renderScreen } from '../../testing/render-screen';
import { LinkButton } from '../button/link-button';
import { useListState } from '../list-state/use-list-state';
import { ListPage } from './list-page';
import { ListPart } from './list-part';
import type { ListAnswer } from './list-props';

type Row = { id: number; name: string };

const Query = v.object({
  ...listQuery,
  sort: v.optional(v.picklist(['name', 'other']), 'name'),
  tab: v.optional(v.picklist(['all', 'paid']), 'all'),
  year: v.optional(v.string(), ''),
});

const rows: Row[] = [
  { id: 1, name: 'Jansen' },
  { id: 2, name: 'De Vries' },
];

const answerWith = (data: Row[], all = data.length): ListAnswer<Row> => ({
  data: {
    data,
    pagination: {
      page: 1,
      itemsPerPage: 10,
      pageStart: 1,
      pageStop: 2,
      pageCount: 5,
      itemsLength: 42,
    },
    counts: { all, paid: 0 },
  },
  error: null,
  isPlaceholderData: false,
  isFetching: false,
  refetch: () => {},
});

const paid = jest.fn();
const drawn = jest.fn();

function Page({ answer }: { answer: ListAnswer<Row> }) {
  const list = useListState(Query, { remember: 'relations' });
  return (
    <ListPage
      title="Relaties"
      list={list}
      query={answer}
      tabs={[
        { key: 'all', label: 'Alles' },
        { key: 'paid', label: 'Betaald' },
      ]}
      columns={[
        {
          key: 'name',
          title: 'Naam',
          sorter: true,
          render: (_, { id, name }) => {
            drawn(name);
            return <Link to={`/relation/${id}`}>{name}</Link>;
          },
        },
      ]}
      filters={<input aria-label="Jaar" />}
      action={
        <>
          <LinkButton to="/relation/import">Importeren</LinkButton>
          <LinkButton type="primary" to="/relation/create">
            Nieuwe relatie
          </LinkButton>
        </>
      }
      rowLink={({ id }) => `/relation/${id}`}
      phoneRow={({ name }) => ({ title: name })}
      rowActions={() => [{ key: 'delete', label: 'Verwijderen', onClick: () => {} }]}
      bulkActions={(ticked, keep) => [
        { key: 'paid', label: `Betaald (${ticked.length})`, onClick: () => paid(ticked) },
        { key: 'half', label: 'Alleen de eerste', onClick: () => keep([1]) },
      ]}
      empty={<p>Nog geen relaties</p>}
      texts={{
        search: 'Zoek',
        loading: 'Laden',
        nothingFound: 'Niets gevonden',
        failed: 'Mislukt',
      }}
    />
  );
}

const boxOf = (name: string) =>
  within(screen.getByText(name).closest('tr') as HTMLElement).getByRole('checkbox');

const open = (answer: ListAnswer<Row>, at = '/') => renderScreen(<Page answer={answer} />, { at });

describe('a list page', () => {
  it('opens a row by a click, names the page, and counts', async () => {
    const { user, address } = open(answerWith(rows));
    expect(document.title).toBe('Relaties · Boekwerk');
    expect(screen.getByText('1–10 van 42')).toBeInTheDocument();
    await user.click(screen.getByText('De Vries'));
    expect(address()).toBe('/relation/2');
  });

  it('draws what is in its rows no more when one is ticked', async () => {
    const { user } = open(answerWith(rows));
    drawn.mockClear();
    await user.click(boxOf('De Vries'));
    expect(boxOf('De Vries')).toBeChecked();
    expect(drawn).not.toHaveBeenCalled();
  });

  it('ticks all from the row before up to the one that is clicked with shift', async () => {
    const { user } = open(answerWith([...rows, { id: 3, name: 'Bakker' }]));
    await user.click(boxOf('Jansen'));
    await user.keyboard('{Shift>}');
    await user.click(boxOf('Bakker'));
    await user.keyboard('{/Shift}');
    expect(boxOf('De Vries')).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /alle/i }));
    expect(boxOf('Jansen')).not.toBeChecked();
  });

  it('sorts by the column that is clicked, back and forth', async () => {
    const { user, address } = open(answerWith(rows));
    await user.click(screen.getByText('Naam'));
    expect(address()).toBe('/?order=asc');
    await user.click(screen.getByText('Naam'));
    expect(address()).toBe('/');
  });

  it('goes along its tabs by arrow, and shows one when it is chosen', async () => {
    const { user, address } = open(answerWith(rows));
    await user.tab();
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(address()).toBe('/');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/?tab=paid');
    expect(screen.getByText('Betaald')).toHaveAttribute('aria-selected', 'true');
  });

  it('offers what can be done to the ticked rows, and a tick opens nothing', async () => {
    const { user, address } = open(answerWith(rows));
    const row = screen.getByText('De Vries').closest('tr') as HTMLElement;
    await user.click(within(row).getByRole('checkbox'));
    expect(address()).toBe('/');
    await user.click(screen.getByText('Acties (1)'));
    await user.click(await screen.findByText('Betaald (1)'));
    expect(paid).toHaveBeenCalledWith([rows[1]]);
    await user.click(screen.getByText('Selectie wissen'));
    expect(screen.getByLabelText('Zoek')).toHaveFocus();
  });

  it('leaves ticked what an action says', async () => {
    const { user } = open(answerWith(rows));
    await user.click(boxOf('De Vries'));
    await user.click(boxOf('Jansen'));
    await user.click(screen.getByText('Acties (2)'));
    await user.click(await screen.findByText('Alleen de eerste'));
    expect(screen.getByText('1 geselecteerd')).toBeInTheDocument();
    expect(boxOf('Jansen')).toBeChecked();
  });

  it('ticks the row that has the focus by key, and makes no new one meanwhile', async () => {
    const { user, address } = open(answerWith(rows));
    await user.keyboard('jjx');
    expect(boxOf('De Vries')).toBeChecked();
    await user.keyboard('n');
    expect(address()).toBe('/');
    await user.keyboard('x');
    expect(boxOf('De Vries')).not.toBeChecked();
  });

  it('tells nothing yet from nothing found, which can be undone', async () => {
    const view = open(answerWith([], 0));
    expect(screen.getByText('Nog geen relaties')).toBeInTheDocument();
    view.unmount();
    const { user, address } = open(answerWith([], 0), '/?search=xyz');
    await user.click(screen.getByText('Filters wissen'));
    expect(address()).toBe('/');
  });

  it('keeps the rows of before when loading fails', () => {
    open({ ...answerWith(rows), error: new ApiError(502, { message: 'Weg' }) });
    expect(screen.getByRole('alert')).toHaveTextContent('Mislukt');
    expect(screen.getByText('Jansen')).toBeInTheDocument();
  });

  describe('of which a search, a filter, an order or a page fails', () => {
    const refetch = jest.fn();
    const failed: ListAnswer<Row> = {
      ...answerWith([]),
      data: undefined,
      error: new ApiError(502, { message: 'Weg' }),
      refetch,
    };
    let answer = (_: ListAnswer<Row>) => {};
    function Asked() {
      const [given, setGiven] = useState(answerWith(rows));
      answer = (next) => act(() => setGiven(next));
      return <Page answer={given} />;
    }

    it('keeps the rows of before, and says that they are', async () => {
      const { user } = renderScreen(<Asked />);
      answer(failed);
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Mislukt. Hieronder staat nog de vorige lijst.',
      );
      expect(screen.getByRole('link', { name: 'Jansen' })).toBeVisible();
      expect(screen.getByText('1–10 van 42')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
      expect(refetch).toHaveBeenCalledTimes(1);
    });

    it('asks once more for the page that did not come when that is pressed again', async () => {
      refetch.mockClear();
      const { user } = renderScreen(<Asked />, { at: '/?page=2' });
      answer(failed);
      await user.click(screen.getByRole('listitem', { name: '2' }));
      expect(refetch).toHaveBeenCalledTimes(1);
    });

    it('says so until the same question is answered', () => {
      renderScreen(<Asked />);
      answer(failed);
      const alert = screen.getByRole('alert');
      answer({ ...answerWith(rows), isPlaceholderData: true, isFetching: true });
      expect(screen.getByRole('alert')).toBe(alert);
      answer(answerWith(rows.slice(0, 1)));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByText('De Vries')).not.toBeInTheDocument();
    });

    it('says no more than that where nothing was found before', () => {
      renderScreen(<Asked />, { at: '/?search=x' });
      answer(answerWith([]));
      answer(failed);
      expect(screen.getByRole('alert')).toHaveTextContent('Mislukt');
      expect(screen.queryByText('Niets gevonden')).not.toBeInTheDocument();
      expect(screen.queryByText('Jansen')).not.toBeInTheDocument();
    });
  });

  it('goes to the last page when the one asked for no longer exists', () => {
    const gone = answerWith([]);
    if (gone.data) gone.data.pagination.page = 9;
    const { address } = open(gone, '/?page=9&search=x');
    expect(address()).toBe('/?page=5&search=x');
  });

  it('leaves open what was opened over a page that no longer exists', () => {
    const gone = answerWith([], 42);
    if (gone.data) gone.data.pagination.page = 9;
    const { address } = open(gone, '/?page=9&id=4');
    expect(address()).toBe('/?page=5&id=4');
  });

  it('lets Back past a page that no longer exists, where it would lead to the last one again', async () => {
    const gone = answerWith([], 42);
    if (gone.data) gone.data.pagination.page = 9;
    const { router, address } = open(gone, '/relation/1');
    await act(() => router.navigate('/?page=9'));
    await waitFor(() => expect(address()).toBe('/?page=5'));
    await act(() => router.navigate(-1));
    expect(address()).toBe('/relation/1');
  });

  it('goes through its rows by key, and opens one', async () => {
    const { user, address } = open(answerWith(rows));
    await user.keyboard('jj{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Jansen' })).toHaveFocus();
    await user.keyboard('j{Enter}');
    expect(address()).toBe('/relation/2');
  });

  it('searches and makes a new one by key, but not while somebody is typing', async () => {
    const { user, address } = open(answerWith(rows));
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('n');
    expect(address()).not.toBe('/relation/create');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Jansen' })).toHaveFocus();
    await user.click(document.body);
    await user.keyboard('n');
    expect(address()).toBe('/relation/create');
  });

  it('shows its keys, which can be switched off', async () => {
    const { user } = open(answerWith(rows));
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: 'Sneltoetsen aan' }));
    await user.click(screen.getByRole('button', { name: /Close|Sluiten/ }));
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Jansen' })).not.toHaveFocus();
    localStorage.clear();
  });

  it('gives the focus back to the row when its keys have been shown', async () => {
    const { user } = open(answerWith(rows));
    await user.keyboard('j?');
    await user.click(await screen.findByRole('button', { name: /Close|Sluiten/ }));
    expect(screen.getByRole('link', { name: 'Jansen' })).toHaveFocus();
  });
});

describe('the focus in a list whose rows come and go', () => {
  let show = (_: Row[]) => {};
  function Changing() {
    const [left, setLeft] = useState(rows);
    show = (those) => act(() => setLeft(those));
    return (
      <main>
        <Page answer={answerWith(left, 2)} />
      </main>
    );
  }
  const link = (name: string) => screen.getByRole('link', { name });
  const heading = () => screen.getByRole('heading', { name: 'Relaties' });

  it('goes to the row that took the place of its own, and to the heading when there is none', async () => {
    const { user } = renderScreen(<Changing />);
    await user.keyboard('j');
    expect(link('Jansen')).toHaveFocus();
    show(rows.slice(1));
    expect(link('De Vries')).toHaveFocus();
    show([]);
    expect(heading()).toHaveFocus();
  });

  it('goes to the last row when its own was that', async () => {
    const { user } = renderScreen(<Changing />);
    await user.keyboard('jj');
    show(rows.slice(0, 1));
    expect(link('Jansen')).toHaveFocus();
  });

  it('stays away once somebody has pointed elsewhere', async () => {
    const { user } = renderScreen(<Changing />);
    await user.keyboard('j');
    await user.click(heading());
    show(rows.slice(1));
    expect(document.body).toHaveFocus();
  });
});

describe('a list page on a phone', () => {
  let matchMedia: jest.SpyInstance;

  beforeEach(() => {
    matchMedia = jest.spyOn(window, 'matchMedia');
    const real = window.matchMedia('print');
    matchMedia.mockReturnValue({
      ...real,
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    });
  });

  afterEach(() => matchMedia.mockRestore());

  it('folds its filters away, and shows them to who asks or comes with some', async () => {
    const view = open(answerWith(rows));
    expect(screen.queryByRole('textbox', { name: 'Jaar' })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('textbox', { name: 'Jaar' })).toBeInTheDocument();
    view.unmount();
    const { user } = open(answerWith(rows), '/?year=2026');
    expect(screen.getByRole('textbox', { name: 'Jaar' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('button', { name: 'Filters (in gebruik)' })).toBeInTheDocument();
  });

  it('sorts by what the headings of a table would sort by', async () => {
    const { user, address } = open(answerWith(rows));
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('combobox', { name: 'Volgorde' }));
    await user.click(await screen.findByText('Naam, oplopend'));
    expect(address()).toBe('/?order=asc');
    expect(screen.getAllByText('Volgorde: Naam, oplopend')).not.toHaveLength(0);
  });

  it('calls an order that no heading has by no name', async () => {
    const { user } = open(answerWith(rows), '/?sort=other');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.queryByText(/other/)).not.toBeInTheDocument();
    expect(screen.getByText('Volgorde')).toBeVisible();
  });

  it('calls no filter in use for what stands in the search field', () => {
    open(answerWith(rows), '/?search=jan');
    expect(screen.queryByRole('textbox', { name: 'Jaar' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
  });

  it('shows a list that is part of a page too', () => {
    function Part() {
      const list = useListState(Query, { remember: 'relations' });
      return (
        <ListPart
          title="Wat wacht"
          list={list}
          query={answerWith(rows)}
          columns={[]}
          phoneRow={({ name }) => ({ title: name })}
          empty={null}
          texts={{ search: 'Zoek', loading: 'Laden', nothingFound: 'Niets', failed: 'Mislukt' }}
        />
      );
    }
    renderScreen(<Part />);
    expect(screen.getByText('De Vries')).toBeInTheDocument();
  });

  it('has the menu of a row too', async () => {
    const { user } = open(answerWith(rows));
    const row = screen.getByText('De Vries').closest('li') as HTMLElement;
    await user.click(within(row).getByRole('button', { name: 'Acties' }));
    expect(await screen.findByText('Verwijderen')).toBeInTheDocument();
  });

  it('ticks rows by a tap once Selecteer is pressed, and opens them again after that', async () => {
    const { user, address } = open(answerWith(rows));
    await user.click(screen.getByRole('button', { name: 'Selecteer' }));
    expect(screen.getByText('0 geselecteerd')).toBeInTheDocument();
    await user.click(screen.getByText('De Vries'));
    expect(address()).toBe('/');
    await user.click(screen.getByText('Acties (1)'));
    await user.click(await screen.findByText('Betaald (1)'));
    expect(paid).toHaveBeenLastCalledWith([rows[1]]);
    await user.click(screen.getByRole('button', { name: 'Selectie wissen' }));
    expect(screen.getByRole('button', { name: 'Selecteer' })).toHaveFocus();
    await user.click(screen.getByText('De Vries'));
    expect(address()).toBe('/relation/2');
  });

  it('ticks the whole page, and takes that back', async () => {
    const { user } = open(answerWith(rows));
    await user.click(screen.getByRole('button', { name: 'Selecteer' }));
    const all = screen.getByRole('checkbox', { name: 'Selecteer alle rijen' });
    await user.click(all);
    expect(screen.getByText('2 geselecteerd')).toBeInTheDocument();
    await user.click(all);
    expect(screen.getByText('0 geselecteerd')).toBeInTheDocument();
  });
});
