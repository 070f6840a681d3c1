import type { Token } from '@boekwerk/shared/contract/auth';
import { startSession } from '@boekwerk/shared/session/session-store';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, within } from '@testing-library/react';
import { SettingsNav } from './settings-nav';

signedIn();

const DETAILS = 'Bedrijfsgegevens';
const TWINFIELD = 'Twinfield koppeling';
const USERS = 'Gebruikers';
const INVOICES = 'Facturen';

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
    const links = within(screen.getByRole('list', { name: 'Bedrijf' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(pages);
  });
});
