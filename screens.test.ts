import fs from 'node:fs';
import path from 'node:path';
import { allScreens } from './e2e/screens/screens';
import { root } from './tools/run.mjs';

type Page = { path: string; redirect?: string };
type Manifest = { pages: Page[] };

/** Pages that are not opened by their address, or not looked at in every width and colour. */
const BESIDE: { readonly [page: string]: string } = {
  '/resetpassword': 'is opened by the link that is mailed',
  '/activate': 'is passed by who registers, in a journey',
  '/acceptinvitation': 'is passed by who is invited, in a journey',
  '/logout': 'leads on to the sign-in page, in a journey',
  '/switch': 'leads on to the dashboard of the chosen company, in a journey',
  '/d/:reference': 'leads on to the document',
  '/onboarding': 'leads on to the welcome of who it is',
  '/invoicing/invoice/edit/:id': 'is opened from the overview, in every state',
  '/project/edit/:id': 'is opened from the overview',
  '/administration/vat-overview/:period/:figure': 'is opened from the overview',
  '/relation/edit/:id': 'is opened from the overview, in a journey',
};

const readManifest = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(root, folder, 'manifest.json'), 'utf8'));

/** Of a remote's package, which may hold several remotes. */
const manifestsIn = (folder: string) =>
  Object.values(readManifest(folder) as { [remote: string]: Manifest });

const pages = fs
  .readdirSync(root)
  .filter((folder) => folder.startsWith('mf-'))
  .flatMap(manifestsIn)
  .concat(readManifest('host') as Manifest)
  .flatMap((manifest) => manifest.pages)
  .filter(({ redirect }) => !redirect)
  .map((page) => page.path);

describe('the screens that are looked at in a browser', () => {
  it('are all pages of the host and of all remotes', async () => {
    const seen = (await allScreens()).map((screen) => screen.path.replace(/\?.*/, ''));
    const unseen = pages.filter((page) => !seen.includes(page) && !(page in BESIDE));
    expect(unseen).toEqual([]);
  });

  it('make no exception for a page that is not there (any more)', () => {
    expect(Object.keys(BESIDE).filter((page) => !pages.includes(page))).toEqual([]);
  });
});
