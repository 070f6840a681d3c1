import { originOf } from './origin-of';

const HOST = 'https://boekwerk.nl/assets/main.12345678.js';
const REACT = 'https://boekwerk.nl/assets/react.12345678.js';
const INVOICING = 'https://boekwerk.nl/remotes/invoicing/20261120-ab12/7.12345678.js';
const RELATIONS = 'https://boekwerk.nl/remotes/relations/20261101-cd34/9.12345678.js';

/** Outermost frame first, as reports have them. */
const thrownIn = (...filenames: string[]) => ({
  exception: { values: [{ stacktrace: { frames: filenames.map((filename) => ({ filename })) } }] },
});

it.each([
  ['the remote that threw it', thrownIn(HOST, INVOICING), 'invoicing', '20261120-ab12'],
  [
    'a remote whose call failed in shared code',
    thrownIn(INVOICING, REACT),
    'invoicing',
    '20261120-ab12',
  ],
  [
    'the widget, not the page it is on',
    thrownIn(INVOICING, RELATIONS),
    'relations',
    '20261101-cd34',
  ],
  ['the host when no remote took part', thrownIn(REACT, HOST), 'host', 'h1'],
  ['the host when nothing is known', {}, 'host', 'h1'],
])('an error is blamed on %s', (_, report, remote, release) => {
  expect(originOf(report, 'h1')).toEqual({ remote, release });
});
