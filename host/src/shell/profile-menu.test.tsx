import { describeSession } from '@boekwerk/shared/session/session-store';
import { deploy } from '@boekwerk/shared/testing/deploy';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aUser, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { fireEvent, screen } from '@testing-library/react';
import { ProfileMenu } from './profile-menu';

signedIn();

function open(remotes = ['settings']) {
  deploy(remotes);
  renderScreen(<ProfileMenu />);
}
const entries = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

const account = 'Accountinstellingen /settings/account/profile';
const company = 'Bedrijfsgegevens /settings/company/edit';
const logOut = 'Uitloggen /logout';

describe('the profile menu', () => {
  it('leads to the own account, the company, another administration and out', () => {
    open();
    expect(entries()).toEqual([
      account,
      company,
      'Wissel van administratie /settings/administration/overview',
      logOut,
    ]);
  });

  it('offers no other administration to who is in the books of a client', () => {
    describedAs({}, { is_impersonating: true });
    open();
    expect(entries()).toEqual([account, company, logOut]);
  });

  it('leaves out what this deployment does not have', () => {
    open([]);
    expect(entries()).toEqual([logOut]);
  });

  it('shows the picture of the user, and the initials once its link is no longer good', () => {
    describeSession({ user: aUser({ avatar_url: '/api/files/1?until=x' }) });
    open();
    const button = screen.getByRole('button', { name: 'Profiel van Maria van der Velde' });
    const picture = button.querySelector('img') as HTMLImageElement;
    expect(picture).toHaveAttribute('src', '/api/files/1?until=x');
    fireEvent.error(picture);
    expect(button.querySelector('[data-initials=MV]')).toBeVisible();
    expect(button.querySelector('img')).toBeNull();
  });

  it('shows the first letter of the e-mail address of who has no name', () => {
    describeSession({ user: aUser({ name: '', last_name: '', email: 'info@bakkerij.nl' }) });
    open();
    expect(document.querySelector('[data-initials=I]')).toBeVisible();
  });
});
