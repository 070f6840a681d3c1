import { onlineManager } from '@boekwerk/shared/query';
import { queryClient } from './query-client';

afterEach(() => onlineManager.setOnline(true));

describe('queryClient', () => {
  it('lets a save without a network fail instead of waiting in silence', async () => {
    onlineManager.setOnline(false);
    const refused = new Error('offline');
    const save = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => Promise.reject(refused),
    });
    await expect(save.execute(undefined)).rejects.toBe(refused);
  });

  it('lets a page without a network say what failed', async () => {
    onlineManager.setOnline(false);
    const refused = new Error('offline');
    const page = queryClient.fetchQuery({
      queryKey: ['page'],
      queryFn: () => Promise.reject(refused),
    });
    await expect(page).rejects.toBe(refused);
  });
});
