import type { FastifyRequest } from 'fastify';

/** How the page looks before its scripts are there: as the file of the host's page draws it. */
type FirstLook = { theme: 'light' | 'dark' | 'system'; frame: 'menu' | 'public' };

const THEME = /(?:^|; *)theme=(light|dark)(?:;|$)/;
/** What the API ties sessions to: a browser that never signed in has none. */
const SIGNED_IN_BEFORE = /(?:^|; *)(?:__Host-)?bw_bind=/;

/** By what a browser sends along: the colours that its user chose, and whether anybody has signed in there. */
export function firstLookOf(
  { headers: { cookie = '' } }: Pick<FastifyRequest, 'headers'>,
  isForAnyone: boolean,
): FirstLook {
  const isMenu = !isForAnyone && SIGNED_IN_BEFORE.test(cookie);
  return {
    theme: (THEME.exec(cookie)?.[1] as 'light' | 'dark' | undefined) ?? 'system',
    frame: isMenu ? 'menu' : 'public',
  };
}
