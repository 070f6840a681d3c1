import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider, useQuery } from '../query';
import { cacheReply } from './cache-reply';

const ONE = ['things', 'one', 1];
const LIST = ['things', 'list'];

/** Shows one thing and a list; `read` answers for the first. */
function aPage(read: () => Promise<string>) {
  const client = new QueryClient();
  const readList = jest.fn(async () => 'list');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => ({
      one: useQuery({ queryKey: ONE, queryFn: read }).data,
      list: useQuery({ queryKey: LIST, queryFn: readList }).data,
    }),
    { wrapper },
  );
  return { client, readList, shown: () => result.current };
}

it('shows what a write answered and reads only the rest again', async () => {
  const read = jest.fn(async () => 'before');
  const { client, readList, shown } = aPage(read);
  await waitFor(() => expect(shown()).toEqual({ one: 'before', list: 'list' }));

  await cacheReply(client, { key: ONE, within: ['things'] }, 'saved');
  await waitFor(() => expect(shown().one).toBe('saved'));
  expect(read).toHaveBeenCalledTimes(1);
  expect(readList).toHaveBeenCalledTimes(2);
});

it('is not undone by what was asked before the write', async () => {
  let answer = (_: string) => {};
  const { client, shown } = aPage(() => new Promise((resolve) => (answer = resolve)));
  await cacheReply(client, { key: ONE, within: ['things'] }, 'saved');
  answer('before');
  await waitFor(() => expect(shown()).toEqual({ one: 'saved', list: 'list' }));
});
