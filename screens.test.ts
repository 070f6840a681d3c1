import fs from 'node:fs';
import path from 'node:path';
import { allScreens } from './e2e/screens/screens';
import { root } from './tools/run.mjs';

type Page = { path: string; redirect?: string };
type Manifest = { [remote: string]: { pages: Page[] } };

/** Pages that are not opened by their address, or not looked at in every width and colour. */
const BESIDE: { readonly [page: string]: string } = {
  '/resetpassword': 'is opened by the link that is mailed',
  '/activate': 'is passed by who registers, in a journey',
  '/acceptinvitation': 'is passed by who is invited, in a journey',
  '/onboarding': 'leads on to the welcome of who it is',
  '/invoicing/invoice/edit/:id': 'is opened from the overview, in every state',
  '/relation/edit/:id': 'is opened from the overview, in a journey',
};

const pages = fs
  .readdirSync(root)
  .filter((folder) => folder.startsWith('mf-'))
  .map((folder) => fs.readFileSync(path.join(root, folder, 'manifest.json'), 'utf8'))
  .flatMap((text) => Object.values(JSON.parse(text) as Manifest))
  .flatMap((remote) => remote.pages)
  .filter(({ redirect }) => !redirect)
  .map((page) => page.path);

describe('the screens that are looked at in a browser', () => {
  it('are all pages of all remotes', async () => {
    const seen = (await allScreens()).map((screen) => screen.path.replace(/\?.*/, ''));
    const unseen = pages.filter((page) => !seen.includes(page) && !(page in BESIDE));
    expect(unseen).toEqual([]);
  });

  it('make no exception for a page that is not there (any more)', () => {
    expect(Object.keys(BESIDE).filter((page) => !pages.includes(page))).toEqual([]);
  });
});
