import { startApi } from './testing/api-process';

it('stops once when it is told twice: by Ctrl+C in a terminal, and by what started it', async () => {
  const api = await startApi({});
  await api.stop('SIGINT', 'SIGTERM');
  expect(api.output()).toBe('');
});
