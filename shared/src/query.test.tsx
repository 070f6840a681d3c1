import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { QueryClient, QueryClientProvider, useQuery } from './query';

/** A value on screen, whose fetches are answered by hand. */
function aValueOnScreen() {
  const client = new QueryClient();
  const asked: ((answer: string) => void)[] = [];
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const queryFn = () => new Promise<string>((resolve) => asked.push(resolve));
  const { result } = renderHook(() => useQuery({ queryKey: ['value'], queryFn }), { wrapper });
  return { client, asked, result };
}

describe('what a write has changed', () => {
  it('is fetched anew, also when its first fetch had not been answered', async () => {
    const { client, asked, result } = aValueOnScreen();
    const invalidated = act(() => client.invalidateQueries({ queryKey: ['value'] }));
    expect(asked).toHaveLength(2);
    asked[0]?.('before the write');
    asked[1]?.('after the write');
    await invalidated;
    await waitFor(() => expect(result.current.data).toBe('after the write'));
    expect(result.current.isFetching).toBe(false);
  });

  it('waits for the first fetch when it is not urgent', async () => {
    const { client, asked, result } = aValueOnScreen();
    const invalidated = act(() => client.invalidateQueries({}, { cancelRefetch: false }));
    asked[0]?.('the only one');
    await invalidated;
    await waitFor(() => expect(result.current.data).toBe('the only one'));
    expect(asked).toHaveLength(1);
  });

  it('leaves other keys alone', () => {
    const { client, asked } = aValueOnScreen();
    void client.invalidateQueries({ queryKey: ['another'] });
    expect(asked).toHaveLength(1);
  });
});
