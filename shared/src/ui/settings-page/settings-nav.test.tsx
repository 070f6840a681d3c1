import type { Token } from '@boekwerk/shared/contract/auth';
import { provideDeployment } from '@boekwerk/shared/deployment';
import { type Manifest, readManifest } from '@boekwerk/shared/manifest/manifest.mjs';
import { startSession } from '@boekwerk/shared/session/session-store';
import { deploy, manifests } from '@boekwerk/shared/testing/deploy';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, within } from '@testing-library/react';
import { SettingsNav } from './settings-nav';

signedIn();
beforeEach(() => deploy());

const DETAILS = 'Bedrijfsgegevens';
const TWINFIELD = 'Twinfield koppeling';
const USERS = 'Gebruikers';
const INVOICES = 'Facturen';
/** The pages that these tests are about; others may be added. */
const KNOWN = [DETAILS, TWINFIELD, USERS, INVOICES, 'Demo'];

const shown = () =>
  within(screen.getByRole('list', { name: 'Bedrijf' }))
    .getAllByRole('link')
    .map(({ textContent }) => String(textContent))
    .filter((title) => KNOWN.includes(title));

describe('the navigation of the settings', () => {
  it.each<[string, Partial<Token>, boolean, string[]]>([
    ['the owner of a firm', { type: 1 }, false, [DETAILS, TWINFIELD, USERS]],
    ['a colleague in a firm', { type: 1, is_owner: false }, false, [DETAILS]],
    ['the owner of a company', {}, false, [DETAILS, USERS, INVOICES]],
    ['a colleague in a company', { is_owner: false }, false, [DETAILS, INVOICES]],
    ['an accountant in a client', { is_owner: false }, true, [DETAILS, TWINFIELD, USERS, INVOICES]],
  ])('shows %s the pages of the company that are theirs', (_, token, isInside, pages) => {
    startSession(aToken(token), isInside);
    describedAs();
    renderScreen(<SettingsNav />);
    expect(shown()).toEqual(pages);
  });

  it('shows a page of any remote, among the others of its section', () => {
    const menus = [{ menu: 'settings', order: 15, group: { title: 'Bedrijf', order: 20 } }];
    const page = { name: 'demo', path: '/settings/company/demo', right: 'signedIn', title: 'Demo' };
    const { manifest } = readManifest({ pages: [{ ...page, menus }] });
    provideDeployment([
      ...Object.entries(manifests).map(([name, manifest]) => ({ name, manifest })),
      { name: 'demo', manifest: manifest as Manifest },
    ]);
    renderScreen(<SettingsNav />, { path: '/settings/administration/create' });
    expect(shown()).toEqual([DETAILS, 'Demo', USERS, INVOICES]);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Overzicht');
  });
});
