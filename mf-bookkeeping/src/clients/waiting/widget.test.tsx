import { switchRelation } from '@boekwerk/shared/contract/auth';
import { getClientStats } from '@boekwerk/shared/contract/bookkeeping/clients';
import { addDays, today } from '@boekwerk/shared/domain/dates/dates';
import { formatDate } from '@boekwerk/shared/domain/money/format';
import { currentSession, startSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { aClient } from '../../testing/a-client';
import { Widget } from './widget';

const api = fakeApi();
signedIn();

function open() {
  const { user } = currentSession();
  startSession(aToken({ type: 1, relation_id: 2, is_owner: true }));
  describedAs({ id: 2 }, { user });
  return renderScreen(<Widget />, { path: '/dashboard' });
}

describe('what waits per client, on the dashboard of a firm', () => {
  it('begins with who has the most, and tells why, since when and until when', async () => {
    const deadline = addDays(today(), -1);
    const quiet = { relation_id: 13, name: 'Fiets', waiting: 0, to_book: 0, to_process: 0 };
    api.on(getClientStats, () =>
      pageOf([aClient({ answered: 3, deadline }), aClient({ ...quiet, deadline: null })]),
    );
    open();
    const [, row, other] = await screen.findAllByRole('row');
    expect(row).toHaveTextContent(
      `Studio Noord10423813––18-11-2026 14:05${formatDate(deadline)} verstreken`,
    );
    expect(other).toHaveTextContent('Fiets––––––18-11-2026 14:05–');
    expect(api.calls(getClientStats)[0]?.query).toMatchObject({ sort: 'waiting', order: 'desc' });
  });

  it('leads to the documents that are counted, in the books of the client', async () => {
    api.on(getClientStats, () => pageOf([aClient({ answered: 3 })]));
    api.on(switchRelation, ({ body }) => ({ token: aToken({ relation_id: body.relation_id }) }));
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: 'Beantwoord: 3 van Studio Noord' }));
    await waitFor(() => expect(address()).toBe('/administration/document/overview?tab=questions'));
    expect(api.calls(switchRelation)[0]?.body).toEqual({ relation_id: 12, impersonate: true });
  });

  it.each([
    ['Gevraagd', 'asked'],
    ['Fout', 'refused'],
  ])('is sorted by what is counted: %s', async (title, sort) => {
    api.on(getClientStats, () => pageOf([aClient()]));
    const { user } = open();
    await user.click(await screen.findByText(title));
    await waitFor(() =>
      expect(api.calls(getClientStats).at(-1)?.query).toMatchObject({ sort, page: 1 }),
    );
  });

  const onPhone = () => {
    const real = window.matchMedia('print');
    return jest.spyOn(window, 'matchMedia').mockReturnValue({ ...real, matches: true });
  };

  it('leads there on a phone as well, beside the row that opens the books', async () => {
    const media = onPhone();
    api.on(getClientStats, () => pageOf([aClient({ answered: 3, to_process: 0 })]));
    api.on(switchRelation, ({ body }) => ({ token: aToken({ relation_id: body.relation_id }) }));
    const { user, address } = open();
    await user.click(await screen.findByRole('button', { name: '3 beantwoord van Studio Noord' }));
    await waitFor(() => expect(address()).toBe('/administration/document/overview?tab=questions'));
    expect(screen.queryByText(/te verwerken/)).not.toBeInTheDocument();
    media.mockRestore();
  });

  it('tells on a phone as well when something last came in', async () => {
    const media = onPhone();
    api.on(getClientStats, () =>
      pageOf([
        aClient({ answered: 3 }),
        aClient({ relation_id: 13, waiting: 0, to_book: 0, to_process: 0, last_uploaded: null }),
      ]),
    );
    open();
    expect(await screen.findByText('Laatste upload 18-11-2026 14:05')).toBeVisible();
    expect(screen.getByText('Er wacht niets')).toBeVisible();
    media.mockRestore();
  });

  it('asks who has no clients yet to add one', async () => {
    api.on(getClientStats, () => pageOf([]));
    open();
    expect(await screen.findByRole('link', { name: 'Ondernemer toevoegen' })).toBeVisible();
  });
});
