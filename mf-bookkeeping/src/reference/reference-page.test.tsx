import { switchRelation } from '@boekwerk/shared/contract/auth';
import { findByReference } from '@boekwerk/shared/contract/bookkeeping/reference';
import { currentSession, startSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { ReferencePage } from './reference-page';

const api = fakeApi();
signedIn({}, { booking_enabled: 1, has_connection: true });

const HERE = '/d/bw-abcdefghijklmnop';
const open = () => renderScreen(<ReferencePage />, { path: '/d/:reference', at: HERE });

describe('/d/:reference', () => {
  it('leads to the document, and out of the way of Back', async () => {
    api.on(findByReference, () => ({ id: 31, relation_id: 7, firm_id: null }));
    const { address, router } = open();
    await waitFor(() => expect(address()).toBe('/administration/document/overview?id=31'));
    expect(api.calls(findByReference)[0]?.params).toEqual({ reference: 'bw-abcdefghijklmnop' });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('takes an accountant into the books of the client, for that page', async () => {
    startSession(aToken({ type: 1, relation_id: 2 }));
    describedAs({ id: 2 });
    api.on(findByReference, () => ({ id: 31, relation_id: 12, firm_id: 2 }));
    api.on(switchRelation, ({ body }) => ({ token: aToken({ relation_id: body.relation_id }) }));
    const { address } = open();
    await waitFor(() => expect(address()).toBe('/administration/document/overview?id=31'));
    expect(api.calls(switchRelation)[0]?.body).toEqual({ relation_id: 12, impersonate: true });
    expect(currentSession().visit).toBe('/administration/document/overview');
  });

  it('goes to the dashboard when the company cannot be entered, and does not try for ever', async () => {
    api.on(findByReference, () => ({ id: 31, relation_id: 12, firm_id: null }));
    api.fail(switchRelation, 500, { message: 'Er ging iets mis.' });
    const { address } = open();
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(api.calls(switchRelation)).toHaveLength(1);
  });

  it('says of what is not there, and of what one may not see, that it was not found', async () => {
    api.fail(findByReference, 404, { message: 'Document niet gevonden' });
    open();
    expect(await screen.findByText('Document niet gevonden')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar het dashboard' })).toBeVisible();
  });
});
