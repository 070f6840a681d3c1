import { ApiError } from '@boekwerk/shared/api-client/api-error';
import { queryClient } from './query-client';

const refused = new Error('offline');
const refuse = () => Promise.reject(refused);

beforeEach(() => {
  queryClient.mount();
  window.dispatchEvent(new Event('offline'));
});

afterEach(() => {
  window.dispatchEvent(new Event('online'));
  queryClient.unmount();
});

describe('without a network', () => {
  it('a save fails, so that it can be said, instead of waiting in silence', async () => {
    const save = queryClient.getMutationCache().build(queryClient, { mutationFn: refuse });
    await expect(save.execute(undefined)).rejects.toBe(refused);
  });

  it('a page fails, so that it can be tried again', async () => {
    const page = queryClient.fetchQuery({ queryKey: ['page'], queryFn: refuse });
    await expect(page).rejects.toBe(refused);
  });
});

describe('a server that cannot answer now', () => {
  beforeEach(() => {
    window.dispatchEvent(new Event('online'));
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['when it has asked for that', 5, 5000],
    ['soon when it is away', undefined, 1000],
    ['soon enough for who looks at the page, whatever it has asked for', 60, 5000],
  ])('is asked again %s', async (_, retryAfter, pause) => {
    const away = new ApiError(503, { message: 'Te druk', retryAfter });
    const ask = jest.fn().mockRejectedValueOnce(away).mockResolvedValue('there');
    const page = queryClient.fetchQuery({ queryKey: ['busy', retryAfter], queryFn: ask });
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await page).toBe('there');
  });
});
