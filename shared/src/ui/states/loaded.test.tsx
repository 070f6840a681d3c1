import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '../../api-client/api-error';
import { useQuery, useQueryClient } from '../../query';
import { renderScreen } from '../../testing/render-screen';
import { signedIn } from '../../testing/signed-in';
import { Loaded } from './loaded';
import { bothOf } from './query-state';

signedIn();

/** The server, which gives its answers in turn; the last one again and again. */
let answers: (() => string[] | Promise<string[]>)[] = [];
const down = () => Promise.reject(new ApiError(503, { message: 'De server doet het niet.' }));
const broken = () =>
  Promise.reject(
    new ApiError(500, { message: 'Er heeft een fout plaatsgevonden', reference: 'k7f2' }),
  );
const gone = () => Promise.reject(new ApiError(404, { message: 'Niet gevonden.' }));
const never = () => new Promise<string[]>(() => {});

const useNames = () =>
  useQuery({
    queryKey: ['names'],
    queryFn: async () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? [],
  });

type Look = Partial<Parameters<typeof Loaded<string[]>>[0]>;

function Page(look: Look) {
  const client = useQueryClient();
  return (
    <main>
      <h1>Namen</h1>
      <button type="button" onClick={() => void client.invalidateQueries()}>
        Ververs
      </button>
      <Loaded
        query={useNames()}
        loading={<p>Namen laden...</p>}
        failed="Namen niet geladen"
        isEmpty={({ length }) => length === 0}
        empty={<p>Geen namen</p>}
        {...look}
      >
        {(names) => <Form names={names} />}
      </Loaded>
    </main>
  );
}

function Form({ names }: { names: readonly string[] }) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <p>{names.join(', ')}</p>
      <input aria-label="Naam" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </>
  );
}

function open(given: typeof answers, look: Look = {}) {
  answers = given;
  return renderScreen(<Page {...look} />);
}

const refresh = () => userEvent.click(screen.getByRole('button', { name: 'Ververs' }));

describe('what a query gives', () => {
  it('is on its way until it is there', async () => {
    const { unmount } = open([never]);
    expect(screen.getByText('Namen laden...')).toBeVisible();
    unmount();
    open([() => ['Anna', 'Bert']]);
    expect(await screen.findByText('Anna, Bert')).toBeVisible();
    expect(screen.queryByText('Namen laden...')).not.toBeInTheDocument();
  });

  it('says that there is nothing yet', async () => {
    open([() => []]);
    expect(await screen.findByText('Geen namen')).toBeVisible();
    expect(screen.queryByLabelText('Naam')).not.toBeInTheDocument();
  });

  it('says what failed and why, beside a way on, and can be tried again', async () => {
    const { user } = open([down, () => ['Anna']], { belowFailure: <p>Overslaan</p> });
    expect(await screen.findByText('Namen niet geladen')).toBeVisible();
    expect(screen.getByText('De server doet het niet.')).toBeVisible();
    expect(screen.getByText('Overslaan')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Anna')).toBeVisible();
    expect(screen.queryByText('Overslaan')).not.toBeInTheDocument();
  });

  it('says a fault of our own once, with what support asks for', async () => {
    open([broken]);
    expect(await screen.findByText('Namen niet geladen')).toBeVisible();
    expect(screen.queryByText('Er heeft een fout plaatsgevonden')).not.toBeInTheDocument();
    expect(screen.getByText(/k7f2/)).toBeVisible();
  });

  it('says what is wrong when the server knows, also when the fault is its own', async () => {
    open([() => Promise.reject(new ApiError(500, { message: 'Bestand is beschadigd' }))]);
    expect(await screen.findByText('Namen niet geladen')).toBeVisible();
    expect(screen.getByText('Bestand is beschadigd')).toBeVisible();
  });

  it('does not exist, which trying again would not help', async () => {
    open([gone], { missing: <p>Onbekend</p>, belowFailure: <p>Overslaan</p> });
    expect(await screen.findByText('Onbekend')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('Overslaan')).not.toBeInTheDocument();
  });

  it('stays with what is typed in it while it is read again, and when that fails', async () => {
    const { user } = open([() => ['Anna'], down, () => ['Anna', 'Bert']]);
    await user.type(await screen.findByLabelText('Naam'), 'Cees');
    await refresh();
    expect(screen.getByText('Anna')).toBeVisible();
    expect(screen.queryByText('Namen niet geladen')).not.toBeInTheDocument();
    await refresh();
    expect(await screen.findByText('Anna, Bert')).toBeVisible();
    expect(screen.getByLabelText('Naam')).toHaveValue('Cees');
  });

  it('says above what is read only that it is old, until it could be read again', async () => {
    const { user } = open([() => ['Anna'], down, () => ['Bert']], { tellsStale: true });
    await user.type(await screen.findByLabelText('Naam'), 'Cees');
    await refresh();
    expect(await screen.findByText('Namen niet geladen')).toBeVisible();
    expect(screen.getByText('Anna')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Bert')).toBeVisible();
    expect(screen.queryByText('Namen niet geladen')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Naam')).toHaveValue('Cees');
  });

  it('fails in one line where the page goes on without it', async () => {
    open([down], { isPart: true });
    expect(await screen.findByText('Namen niet geladen')).toBeVisible();
    expect(screen.queryByText('De server doet het niet.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  });

  it('has its frame around every state but the content itself', async () => {
    const frame: Look['frame'] = (state) => <section aria-label="Kader">{state}</section>;
    open([down, () => ['Anna']], { frame });
    expect(screen.getByLabelText('Kader')).toHaveTextContent('Namen laden...');
    await screen.findByText('Namen niet geladen');
    expect(screen.getByLabelText('Kader')).toHaveTextContent('Namen niet geladen');
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Anna')).toBeVisible();
    expect(screen.queryByLabelText('Kader')).not.toBeInTheDocument();
  });
});

describe('two queries together', () => {
  const query = { data: undefined, error: null, isFetching: false, refetch: () => {} };
  const failure = new Error('Mis');

  it('are there when both are, and fail for the one that is not', () => {
    const one = { ...query, data: 1 };
    expect(bothOf(one, { ...query, data: 0 }).data).toEqual([1, 0]);
    expect(bothOf(one, query).data).toBeUndefined();
    const stale = { ...one, error: new Error('Oud') };
    expect(bothOf(stale, { ...query, error: failure }).error).toBe(failure);
  });

  it('are tried again only where they failed', () => {
    const [fine, failed] = [jest.fn(), jest.fn()];
    const both = bothOf(
      { ...query, data: 1, isFetching: true, refetch: fine },
      { ...query, error: failure, refetch: failed },
    );
    expect(both.isFetching).toBe(false);
    both.refetch();
    expect(failed).toHaveBeenCalledTimes(1);
    expect(fine).not.toHaveBeenCalled();
  });
});
