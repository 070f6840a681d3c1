import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { listQuery } from '../../contract/lists';
import { createMemoryRouter, RouterProvider } from '../../router';
import { endSession, startSession } from '../../session/session-store';
import { aToken } from '../../testing/signed-in';
import { useListState } from './use-list-state';

const Query = v.object({
  ...listQuery,
  sort: v.optional(v.picklist(['number', 'date']), 'date'),
  tab: v.optional(v.picklist(['all', 'paid']), 'all'),
  from: v.optional(v.string(), ''),
});

function open(search = '', remember = 'others', momentary?: readonly string[]) {
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  let arrive = (_: { element: ReactNode }) => {};
  const arrived = new Promise<{ element: ReactNode }>((resolve) => {
    arrive = resolve;
  });
  const wrapper = ({ children }: { children: ReactNode }) => {
    const slow = { path: '/slow', lazy: () => arrived };
    router ??= createMemoryRouter([{ path: '/', element: children }, slow], {
      initialEntries: [`/${search}`],
    });
    return <RouterProvider router={router} />;
  };
  // The router keeps the element of the first render; the hook renders again by the router's own state.
  const { result, unmount } = renderHook(() => useListState(Query, { remember, momentary }), {
    wrapper,
  });
  return {
    list: () => result.current,
    leave: unmount,
    path: () => router?.state.location.pathname,
    goTo: (search: string) => act(() => void router?.navigate(search)),
    goToSlowPage: () => act(() => void router?.navigate('/slow')),
    /** The search is due before React comes to show that somebody leaves. */
    leaveAsSearchIsDue: () =>
      act(() => {
        void router?.navigate('/slow');
        jest.advanceTimersByTime(1000);
      }),
    arrive: () => act(async () => arrive({ element: null })),
    address: () => router?.state.location.search,
    back: () => act(() => router?.navigate(-1)),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('useListState', () => {
  it('opens a copied link as it was', () => {
    const { list } = open('?tab=paid&page=3&itemsPerPage=20&search=jansen');
    expect(list().query).toMatchObject({
      tab: 'paid',
      page: 3,
      itemsPerPage: 20,
      search: 'jansen',
    });
    expect(list().searchText).toBe('jansen');
  });

  it('opens with as many rows on a page as somebody chose before, unless the link tells a page', () => {
    const first = open('', 'things');
    act(() => first.list().change({ itemsPerPage: 50 }));
    sessionStorage.clear();
    expect(open('?tab=paid', 'things').list().query.itemsPerPage).toBe(50);
    expect(open('?page=2', 'things').list().query.itemsPerPage).toBe(10);
    expect(open('?itemsPerPage=20', 'things').list().query.itemsPerPage).toBe(20);
    expect(open('').list().query.itemsPerPage).toBe(10);
  });

  it('takes what has been tampered with for the default and keeps the rest', () => {
    const { list } = open('?tab=secret&page=-1&sort=number');
    expect(list().query).toMatchObject({ tab: 'all', page: 1, sort: 'number' });
  });

  it('does not call back who leaves, for a page that takes time, right after searching', async () => {
    const { list, goToSlowPage, arrive, path } = open();
    act(() => list().search('jansen'));
    goToSlowPage();
    act(() => jest.advanceTimersByTime(1000));
    await arrive();
    expect(path()).toBe('/slow');
  });

  it('does not call them back either when the search is due in the same moment', async () => {
    const { list, leaveAsSearchIsDue, arrive, path } = open();
    act(() => list().search('jansen'));
    leaveAsSearchIsDue();
    await arrive();
    expect(path()).toBe('/slow');
  });

  it('goes to the first page when a filter changes, and only then', () => {
    const { list, address } = open('?page=3');
    act(() => list().change({ page: 4 }));
    expect(address()).toBe('?page=4');
    act(() => list().change({ tab: 'paid' }));
    expect(address()).toBe('?tab=paid');
  });

  it('waits 300 ms after the last key before it searches', () => {
    const { list, address } = open('?page=3');
    act(() => list().search('jan'));
    act(() => jest.advanceTimersByTime(299));
    act(() => list().search('jansen'));
    act(() => jest.advanceTimersByTime(299));
    expect(address()).toBe('?page=3');
    act(() => jest.advanceTimersByTime(1));
    expect(address()).toBe('?search=jansen');
  });

  it('keeps a tab that is chosen while the search waits', () => {
    const { list, address } = open();
    act(() => list().search('jan'));
    act(() => list().change({ tab: 'paid' }));
    act(() => jest.advanceTimersByTime(300));
    expect(address()).toBe('?search=jan&tab=paid');
  });

  it('leaves open what was opened while the search waited', () => {
    const { list, goTo, address } = open();
    act(() => list().search('jan'));
    goTo('?id=7');
    act(() => jest.advanceTimersByTime(300));
    expect(address()).toBe('?search=jan&id=7');
  });

  it('goes back with the browser, search field included', async () => {
    const { list, back } = open();
    act(() => list().change({ tab: 'paid', search: 'jansen' }));
    await back();
    expect(list().query).toMatchObject({ tab: 'all', search: '' });
    expect(list().searchText).toBe('');
  });

  it('searches by the beginning of a long text, instead of by nothing', () => {
    const { list } = open(`?search=${'a'.repeat(150)}`);
    expect(list().query.search).toBe('a'.repeat(100));
    expect(list().isFiltered).toBe(true);
  });

  it('does not search by half a sign where a long text is cut', () => {
    const { list } = open(`?search=${encodeURIComponent(`${'a'.repeat(99)}🥐🥐`)}`);
    expect(list().query.search).toBe(`${'a'.repeat(99)}🥐`);
  });

  it('takes away the filters, and leaves tab and sorting', () => {
    const { list, address } = open('?tab=paid&sort=number&search=x&from=2026-01-01');
    expect(list().isFiltered).toBe(true);
    act(() => list().clear());
    expect(address()).toBe('?sort=number&tab=paid');
    expect(list().isFiltered).toBe(false);
  });
});

describe('a list that is remembered', () => {
  beforeEach(() => startSession(aToken()));
  afterEach(endSession);

  const leaveAt = (search: string) => open(search, 'invoices').leave();

  it('opens without a query as this session left it, search included', () => {
    leaveAt('?tab=paid&search=jansen&page=2');
    const { list, address } = open('', 'invoices');
    expect(list().query).toMatchObject({ tab: 'paid', search: 'jansen', page: 2 });
    expect(list().searchText).toBe('jansen');
    expect(address()).toBe('?tab=paid&search=jansen&page=2');
  });

  it('leaves out what one looked at for a moment only', () => {
    open('?tab=paid&search=jansen', 'invoices', ['search']).leave();
    expect(open('', 'invoices').address()).toBe('?tab=paid');
  });

  it('opens as the address says when that says anything', () => {
    leaveAt('?tab=paid&search=jansen');
    expect(open('?sort=number', 'invoices').list().query).toMatchObject({
      tab: 'all',
      search: '',
      sort: 'number',
    });
  });

  it('stays without filters once they were taken away, and goes Back to none', async () => {
    const { list, back, leave } = open('', 'invoices');
    act(() => list().change({ tab: 'paid' }));
    await back();
    expect(list().query.tab).toBe('all');
    leave();
    expect(open('', 'invoices').address()).toBe('');
  });

  it('is forgotten in another company, under another name and after logging out', () => {
    leaveAt('?tab=paid');
    expect(open('', 'documents').list().query.tab).toBe('all');
    startSession(aToken({ relation_id: 8 }));
    expect(open('', 'invoices').list().query.tab).toBe('all');
    endSession();
    startSession(aToken());
    expect(open('', 'invoices').list().query.tab).toBe('all');
  });
});
