import {
  createProject,
  deleteProject,
  getProject,
  updateProject,
} from '@boekwerk/shared/contract/bookkeeping/projects';
import { readDraft } from '@boekwerk/shared/session/drafts';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { signedIn } from '@boekwerk/shared/testing/signed-in';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aProject } from '../testing/a-project';
import { EditProjectPage } from './edit-project-page';
import { ProjectPage } from './project-page';

const api = fakeApi();
signedIn({}, { booking_enabled: 1 });

/** Pasted: typing every letter takes seconds and teaches nothing. */
async function fill(user: UserEvent, label: string, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

const button = (name: string) => screen.getByRole('button', { name });

describe('/project/create', () => {
  const open = () => renderScreen(<ProjectPage />, { path: '/project/create' });

  it('says at its field what is missing or wrong, and keeps what the API refuses', async () => {
    const { user } = open();
    expect(button('Aanmaken')).toBeDisabled();
    await fill(user, 'IBAN', 'NL00');
    await fill(user, 'Postcode', '12');
    await user.click(button('Aanmaken'));
    expect(await screen.findByText('Niet alle velden zijn juist ingevuld')).toBeVisible();
    for (const text of ['Bedrijfsnaam is verplicht', 'IBAN is onjuist', 'Postcode is onjuist'])
      expect(screen.getByText(text)).toBeVisible();

    await user.clear(screen.getByLabelText('IBAN'));
    await user.clear(screen.getByLabelText('Postcode'));
    await fill(user, '*Bedrijfsnaam', 'Dak');
    api.fail(createProject, 422, { errors: { name: ['Deze naam mag niet'] } });
    await user.click(button('Aanmaken'));
    expect(await screen.findByText('Deze naam mag niet')).toBeVisible();
    expect(screen.getByLabelText('*Bedrijfsnaam')).toHaveValue('Dak');
  });

  it('adds a project with a supplier, and goes to the whole list', async () => {
    api.on(createProject, ({ body }) => ({ ...aProject(), ...body, updated_at: '' }));
    const { user, address } = open();
    await fill(user, '*Bedrijfsnaam', 'Dak');
    await waitFor(() => expect(JSON.stringify(readDraft('project.new'))).toContain('Dak'));
    await user.click(screen.getByRole('radio', { name: 'Leverancier' }));
    await user.click(button('Aanmaken'));
    expect(await screen.findByText('Het project is succesvol aangemaakt')).toBeVisible();
    expect(address()).toBe('/project/overview?page=1');
    expect(api.calls(createProject)[0]?.body).toMatchObject({
      ...{ name: 'Dak', enterprise_project_type: 'supplier', country: 'NL' },
      ...{ payment_period: 30, hidden: 0 },
    });
    expect(readDraft('project.new')).toBeNull();
  });
});

describe('/project/edit/:id', () => {
  const open = (id: number | string = 5) =>
    renderScreen(<EditProjectPage />, { path: '/project/edit/:id', at: `/project/edit/${id}` });

  it('keeps what was typed when somebody else saved first, and saves it on top of theirs', async () => {
    const project = aProject();
    api.on(getProject, () => project);
    api.fail(updateProject, 409, { message: 'Intussen gewijzigd door Jan' });
    const { user, address } = open();
    await fill(user, '*Bedrijfsnaam', ' 2');
    await user.click(button('Opslaan'));
    expect(await screen.findByText(/Intussen gewijzigd door Jan/)).toBeVisible();
    expect(screen.getByLabelText('*Bedrijfsnaam')).toHaveValue('Verbouwing kade 2');

    const updated_at = '2026-11-21T10:00:00.000Z';
    api.on(getProject, () => ({ ...project, city: 'Delft', updated_at }));
    api.on(updateProject, () => project);
    await user.click(button('Bekijk de nieuwe versie'));
    expect(await screen.findByDisplayValue('Delft')).toBeVisible();
    await user.click(button('Herstel concept'));
    await user.click(button('Opslaan'));
    await waitFor(() => expect(address()).toBe('/project/overview'));
    expect(api.calls(updateProject).map(({ body }) => body)).toMatchObject([
      { name: 'Verbouwing kade 2', updated_at: project.updated_at },
      { name: 'Verbouwing kade 2', updated_at },
    ]);
  });

  it('asks before it is left with changes', async () => {
    api.on(getProject, () => aProject());
    const { user, address } = open();
    await fill(user, 'Plaats', ' Noord');
    await user.click(screen.getByRole('link', { name: 'Sluiten' }));
    expect(
      await screen.findByText('Weet je zeker dat je wil afsluiten zonder op te slaan?'),
    ).toBeInTheDocument();
    expect(address()).toBe('/project/edit/5');
  });

  it('is deleted, changed or not, after asking once', async () => {
    api.on(getProject, () => aProject());
    api.on(deleteProject, () => null);
    const { user, address } = open();
    await fill(user, 'Plaats', ' Noord');
    await user.click(button('Verwijderen'));
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Het item is verwijderd')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/project/overview'));
    expect(readDraft('project.5')).toBeNull();
  });

  it('that a colleague changed meanwhile is not deleted, and shown as it is now', async () => {
    api.on(getProject, () => aProject());
    api.fail(deleteProject, 409, { message: 'Intussen gewijzigd door An de Wit' });
    const { user } = open();
    await screen.findByDisplayValue(aProject().name);
    const changed = aProject({ name: 'Dak en goot', updated_at: new Date().toISOString() });
    api.on(getProject, () => changed);
    await user.click(button('Verwijderen'));
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('button', { name: 'Verwijderen' }));
    expect(await screen.findByText('Intussen gewijzigd door An de Wit')).toBeVisible();
    expect(await screen.findByDisplayValue('Dak en goot')).toBeVisible();
  });

  it('is not deleted as another than is shown', async () => {
    api.on(getProject, () => aProject());
    const { user } = open();
    await fill(user, 'Plaats', ' Noord');
    const changed = aProject({ name: 'Dak en goot', updated_at: new Date().toISOString() });
    api.on(getProject, () => changed);
    // Who comes back to the tab has it read anew, behind what was typed.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(api.calls(getProject)).toHaveLength(2));
    api.fail(deleteProject, 409, { message: 'Intussen gewijzigd door An de Wit' });
    await user.click(button('Verwijderen'));
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('button', { name: 'Verwijderen' }));
    expect(
      await screen.findByText('Intussen gewijzigd door An de Wit', { exact: false }),
    ).toBeVisible();
    const { updated_at } = aProject();
    expect(api.calls(deleteProject)[0]?.body).toEqual({ updated_at });

    api.on(deleteProject, () => null);
    await user.click(await screen.findByRole('button', { name: 'Bekijk de nieuwe versie' }));
    expect(await screen.findByDisplayValue('Dak en goot')).toBeVisible();
    await user.click(button('Verwijderen'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verwijderen' }),
    );
    expect(await screen.findByText('Het item is verwijderd')).toBeVisible();
    expect(api.calls(deleteProject)[1]?.body).toEqual({ updated_at: changed.updated_at });
  });

  it('says so when there is no such project', async () => {
    api.fail(getProject, 404);
    open(4040);
    expect(await screen.findByText('Project niet gevonden')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar projecten' })).toHaveAttribute(
      'href',
      '/project/overview',
    );
  });

  it('says the same of what is no number', async () => {
    open('nieuw');
    expect(await screen.findByText('Project niet gevonden')).toBeVisible();
  });
});
