/** What a request asks for, by the pattern of its route; there are few, whatever anybody sends. */
export type Kind = 'page' | 'remotes_list' | 'host_file' | 'remote_file' | 'api' | 'other';

const KINDS: { readonly [route: string]: Kind } = {
  '/*': 'page',
  '/remotes.json': 'remotes_list',
  '/release.json': 'remotes_list',
  '/assets/:file': 'host_file',
  '/boot/:file': 'host_file',
  '/icons/:file': 'host_file',
  '/remotes/:name/:build/*': 'remote_file',
  '/api/*': 'api',
};

export const kindOf = (route = ''): Kind => KINDS[route] ?? 'other';
