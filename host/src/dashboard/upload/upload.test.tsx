import { getPracticeStats } from '@boekwerk/shared/contract/bookkeeping/clients';
import {
  type AdministrationRelation,
  listAssignedEnterprises,
  listEnterprises,
} from '@boekwerk/shared/contract/firm';
import { provideRemoteLoader } from '@boekwerk/shared/remote-loader';
import { startSession } from '@boekwerk/shared/session/session-store';
import type { Slots } from '@boekwerk/shared/slots';
import { deploy } from '@boekwerk/shared/testing/deploy';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { DashboardPage } from '../dashboard-page';

const api = fakeApi();
signedIn();

/** What bookkeeping exposes, as far as the dialog around it goes. */
function Widget({ relationId, onBusy, onClose }: Slots['document-upload']) {
  return (
    <>
      <p>Uploaden voor {relationId}</p>
      <button type="button" onClick={() => onBusy(true)}>
        Begin
      </button>
      <button type="button" onClick={onClose}>
        Klaar
      </button>
    </>
  );
}

const client = (id: number, name: string, is_parent = false): AdministrationRelation => ({
  id,
  booking_enabled: 1,
  is_parent,
  enterprise: {
    id,
    type: 0,
    name,
    coc_number: '',
    first_name: '',
    last_name: '',
    phone: '',
    general_email: '',
    city: '',
    hidden: 0,
    active: 1,
    logo_url: null,
  },
  user_relation: null,
});

const clients = (...data: AdministrationRelation[]) => pageOf(data);

async function open(is_owner: boolean) {
  provideRemoteLoader(async (id) => ({
    Widget: id.endsWith('upload-modal') ? Widget : () => null,
  }));
  startSession(aToken({ type: 1, is_owner, relation_id: 2 }));
  describedAs();
  api.on(getPracticeStats, () => ({
    booking_items: 10,
    pending_booking_items: 3,
    relations: 6,
    users: 2,
  }));
  deploy();
  const view = renderScreen(<DashboardPage />);
  await view.user.click(await screen.findByRole('button', { name: 'Upload documenten' }));
  await screen.findByRole('dialog', { name: 'Upload documenten' });
  return view;
}

describe('handing in documents for a client', () => {
  it('asks for which client first, and searches among all of them for the owner of the firm', async () => {
    api.on(listEnterprises, ({ query }) =>
      clients(
        client(2, 'Visser Accountants', true),
        query.search === 'noo' ? client(12, 'Studio Noord') : client(13, 'Bakkerij Jansen'),
      ),
    );
    const { user } = await open(true);
    expect(screen.queryByText(/^Uploaden voor/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Relatie'), 'noo');
    await user.click(await screen.findByTitle('Studio Noord'));
    expect(await screen.findByText('Uploaden voor 12')).toBeVisible();
    expect(screen.queryByTitle('Visser Accountants')).not.toBeInTheDocument();
  });

  it('asks before it closes on files that are on their way, and counts anew afterwards', async () => {
    api.on(listAssignedEnterprises, () => clients(client(12, 'Studio Noord')));
    const { user } = await open(false);
    await user.click(screen.getByLabelText('Relatie'));
    await user.click(await screen.findByTitle('Studio Noord'));
    expect(api.calls(listAssignedEnterprises)[0]?.query).toMatchObject({ books: 'kept' });
    await user.click(await screen.findByRole('button', { name: 'Begin' }));
    const before = api.calls(getPracticeStats).length;

    await user.click(screen.getByRole('button', { name: 'Klaar' }));
    await user.click(await screen.findByRole('button', { name: 'Doorgaan met uploaden' }));
    expect(screen.getByText('Uploaden voor 12')).toBeVisible();
    expect(api.calls(getPracticeStats)).toHaveLength(before);

    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await user.click(await screen.findByRole('button', { name: 'Uploaden afbreken' }));
    await waitFor(() => expect(screen.queryByText('Uploaden voor 12')).not.toBeInTheDocument());
    await waitFor(() => expect(api.calls(getPracticeStats).length).toBeGreaterThan(before));
  });
});
