import { loadRemote } from '@module-federation/runtime';
import { registerRetryAddress } from './discover-remotes';
import { Unreachable, withinLimit } from './unreachable';
import type { Remote } from './validate-remotes';
import { withRetry } from './with-retry';

/**
 * Makes the loader of what remotes expose, `<remote>/<module>`: retried, and given up on after the limit.
 * A module that is on its way is waited for; the attempt after a give-up starts afresh.
 */
export function remoteModules(remotes: Remote[]) {
  const onTheWay = new Map<string, Promise<unknown>>();
  const givenUp = new Map<Remote, number>();

  function load(id: string): Promise<unknown> {
    const running = onTheWay.get(id);
    if (running) return running;

    const loading = withRetry(() => loadRemote<unknown>(id)).finally(() => onTheWay.delete(id));
    onTheWay.set(id, loading);
    return loading;
  }

  return async function loadModule(id: string): Promise<unknown> {
    const remote = remotes.find(({ name }) => id.startsWith(`${name}/`));
    if (!remote) throw new Unreachable(`${id} is not part of this deployment`);

    try {
      return await withinLimit(load(id));
    } catch (error) {
      if (onTheWay.delete(id)) {
        const attempt = (givenUp.get(remote) ?? 0) + 1;
        givenUp.set(remote, attempt);
        registerRetryAddress(remote, attempt);
      }
      throw new Unreachable(`${id} cannot be loaded`, { cause: error });
    }
  };
}
