import { renderHook, waitFor } from '@testing-library/react';
import { useQuery } from '../query';
import { newQueryClient, ScreenFrame } from '../testing/screen-frame';
import { useFreshQuery } from './use-fresh-query';

const KEY = ['client', 12];

/** A page that opens while the browser still holds what was read before; the server answers in turn. */
function open(...answers: (() => string)[]) {
  const client = newQueryClient();
  client.setQueryData(KEY, 'as it was');
  return renderHook(
    () => {
      const query = useQuery({ queryKey: KEY, queryFn: async () => answers.shift()?.() ?? '' });
      return { ...query, fresh: useFreshQuery(query).data };
    },
    { wrapper: ({ children }) => <ScreenFrame client={client}>{children}</ScreenFrame> },
  ).result;
}

const down = () => {
  throw new Error('No connection');
};

describe('what a form starts from', () => {
  it('is never what was read before, also when reading it now fails', async () => {
    const result = open(down, () => 'as it is');
    expect(result.current.fresh).toBeUndefined();
    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect(result.current.fresh).toBeUndefined();
    void result.current.refetch();
    await waitFor(() => expect(result.current.fresh).toBe('as it is'));
  });

  it('stays once it is there, when reading it again fails', async () => {
    const result = open(() => 'as it is', down);
    await waitFor(() => expect(result.current.fresh).toBe('as it is'));
    void result.current.refetch();
    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect(result.current.fresh).toBe('as it is');
  });
});
