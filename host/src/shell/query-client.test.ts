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
