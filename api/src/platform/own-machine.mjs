const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/** @param {string} host as a URL or a setting has it */
export const isLoopback = (host) => LOOPBACK.test(host);

/**
 * Whether only this machine can reach the product, as far as its settings say: both the address that users see and the
 * one that the gateway binds are loopback, or the default, which is.
 *
 * @param {{ PUBLIC_URL?: string | undefined, HOST?: string | undefined }} settings
 */
export function isOwnMachine({ PUBLIC_URL, HOST }) {
  return [PUBLIC_URL ? new URL(PUBLIC_URL).hostname : '', HOST ?? ''].every(
    (host) => host === '' || isLoopback(host),
  );
}

/**
 * Whether a new database gets the demo, whose password everybody knows: where only this machine can reach it, and
 * elsewhere when it is asked for.
 *
 * @param {{ DEMO?: string | undefined, PUBLIC_URL?: string | undefined, HOST?: string | undefined }} settings
 */
export const wantsDemo = ({ DEMO, ...addresses }) =>
  DEMO === 'on' || (DEMO !== 'off' && isOwnMachine(addresses));
