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
