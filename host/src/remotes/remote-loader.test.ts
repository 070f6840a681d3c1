import { loadRemote } from '@module-federation/runtime';
import { renewRemote } from './discover-remotes';
import { remoteLoader } from './remote-loader';

jest.mock('@module-federation/runtime', () => ({ loadRemote: jest.fn() }));
jest.mock('./discover-remotes', () => ({ renewRemote: jest.fn() }));
jest.mock('./with-retry', () => ({ withRetry: (attempt: () => unknown) => attempt() }));

it('lets whatever of a remote is asked for wait while that is renewed', async () => {
  const remote = { name: 'relations', entry: '/remotes/relations/1/remoteEntry.js' };
  const { loadModule } = remoteLoader([
    { ...remote, manifest: { pages: [], widgets: [], actions: [], finders: [] } },
  ]);
  jest.mocked(loadRemote).mockRejectedValueOnce(new Error('down'));
  await expect(loadModule('relations/form')).rejects.toThrow('cannot be loaded');

  let renewed = () => {};
  jest.mocked(renewRemote).mockReturnValue(
    new Promise((resolve) => {
      renewed = resolve;
    }),
  );
  jest.mocked(loadRemote).mockClear().mockResolvedValue({});
  const both = [loadModule('relations/form'), loadModule('relations/list')];
  await Promise.resolve();
  expect(loadRemote).not.toHaveBeenCalled();
  renewed();
  await Promise.all(both);
  expect(renewRemote).toHaveBeenCalledTimes(1);
  expect(loadRemote).toHaveBeenCalledTimes(2);
});

it('lets a page ask for what it begins with before the page itself is there', async () => {
  const remote = { name: 'invoicing', entry: '/remotes/invoicing/1/remoteEntry.js' };
  const { loadPage } = remoteLoader([
    { ...remote, manifest: { pages: [], widgets: [], actions: [], finders: [] } },
  ]);
  let arrive = (_: object) => {};
  const page = new Promise<object>((resolve) => {
    arrive = resolve;
  });
  const prefetch = () => {};
  const routes = { invoice_overview: { lazy: () => page, prefetch } };
  jest.mocked(loadRemote).mockResolvedValue({ routes });

  let hasArrived = false;
  const asked = new Promise((ask) => {
    void loadPage('invoicing', 'invoice_overview', ask).then(() => {
      hasArrived = true;
    });
  });
  expect(await asked).toBe(prefetch);
  expect(hasArrived).toBe(false);
  arrive({});
});
