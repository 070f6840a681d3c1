import { AccountingError } from '../accounting-error';
import type { TwinfieldSettings } from './settings';

/**
 * The address of the web services, without a slash at the end. Tokens go there, so that it is one of the package's over
 * https, or where users sign in.
 *
 * @throws AccountingError `foreignCluster` for any other
 */
export function clusterOf({ loginUrl, clusterHosts }: TwinfieldSettings, said: string): string {
  const url = URL.canParse(said) ? new URL(said) : null;
  const isPlain = url?.username === '' && url.password === '' && url.search + url.hash === '';
  const isOwn =
    url?.protocol === 'https:' &&
    url.port === '' &&
    clusterHosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  if (!url || !isPlain || !(isOwn || url.origin === new URL(loginUrl).origin))
    throw new AccountingError('foreignCluster', 'the web services are said to be elsewhere');
  return url.href.replace(/\/$/, '');
}
