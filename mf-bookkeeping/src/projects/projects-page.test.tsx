import {
  deleteProject,
  listProjects,
  type Project,
} from '@boekwerk/shared/contract/bookkeeping/projects';
import { readDraft, saveDraft } from '@boekwerk/shared/session/drafts';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { aProject } from '../testing/a-project';
import { ProjectsPage } from './projects-page';

const path = '/project/overview';
const api = fakeApi();
signedIn({}, { booking_enabled: 1 });

function open(projects: Project[] = [aProject()], at = path) {
  api.on(listProjects, ({ query }) => pageOf(query.search === 'zz' ? [] : projects));
  return renderScreen(<ProjectsPage />, { path, at });
}

describe('/project/overview', () => {
  it('lists projects by name, says which are not active, and opens them by their row', async () => {
    const { user, address } = open([aProject(), aProject({ id: 6, name: 'Dak', hidden: 1 })]);
    const link = await screen.findByRole('link', { name: 'Verbouwing kade' });
    expect(link).toHaveAttribute('href', '/project/edit/5');
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['Bedrijfsnaam', 'Contactpersoon', 'E-mail', 'Plaats', 'Acties']);
    const row = screen.getByText('Dak').closest('tr') as HTMLElement;
    expect(within(row).getByText('Niet actief')).toBeVisible();
    expect(link.closest('tr')).toHaveTextContent('Verbouwing kadeNoor Bosnoor@kade.nlGouda');
    expect(link.closest('tr')).not.toHaveTextContent('Niet actief');
    expect(api.calls(listProjects)[0]?.query).toMatchObject({ sort: 'name', order: 'asc' });
    await user.click(within(row).getByText('Gouda'));
    expect(address()).toBe('/project/edit/6');
  });

  it('searches from the second page on the first one, and says that nothing is found', async () => {
    const { user, address } = open([aProject()], `${path}?page=2`);
    await screen.findByText('Verbouwing kade');
    await user.type(screen.getByRole('searchbox'), 'zz');
    await waitFor(() => expect(address()).toBe(`${path}?search=zz`));
    expect(await screen.findByText('Geen projecten gevonden')).toBeVisible();
  });

  it('invites who has none to add one, and says when it could not be loaded', async () => {
    api.fail(listProjects, 500);
    const { user } = renderScreen(<ProjectsPage />, { path, at: path });
    await screen.findByText('Er ging iets mis bij het laden van de projecten');
    api.on(listProjects, () => pageOf([]));
    await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Geen projecten gevonden')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Project toevoegen' }))
      expect(link).toHaveAttribute('href', '/project/create');
  });

  it('asks before it deletes, and says that it is gone, with what was typed of it', async () => {
    saveDraft('project.5', {});
    const { user } = open();
    api.on(deleteProject, () => null);
    const pressDelete = async () => {
      await user.click(await screen.findByRole('button', { name: 'Acties voor Verbouwing kade' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));
      return within(await screen.findByRole('dialog', { name: 'Verbouwing kade verwijderen?' }));
    };
    await user.click((await pressDelete()).getByRole('button', { name: 'Annuleren' }));
    expect(api.calls(deleteProject)).toEqual([]);
    await user.click((await pressDelete()).getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Het item is verwijderd')).toBeVisible();
    const { id, updated_at } = aProject();
    expect(api.calls(deleteProject)).toMatchObject([{ params: { id }, body: { updated_at } }]);
    await waitFor(() => expect(api.calls(listProjects).length).toBeGreaterThan(1));
    expect(readDraft('project.5')).toBeNull();
  });
});
