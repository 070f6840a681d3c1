import { switchRelation } from '@boekwerk/shared/contract/auth';
import { startSession } from '@boekwerk/shared/session/session-store';
import { fakeApi } from '@boekwerk/shared/testing/fake-api';
import { pageOf } from '@boekwerk/shared/testing/page-of';
import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { screen, waitFor } from '@testing-library/react';
import { keepOpenedWork } from './opened-work';
import { useWorkPosition } from './use-work-position';

const api = fakeApi();
signedIn();

const DOCUMENTS = '/administration/document/overview';
const QUEUE = '/administration/accountant/work?tab=to_book';
const rows = [
  { id: 6, relation_id: 12 },
  { id: 7, relation_id: 12 },
  { id: 8, relation_id: 13 },
];

function Position({ id }: { id: number }) {
  const work = useWorkPosition(id);
  if (!work) return <p>niet uit de werkvoorraad</p>;
  const { position, beside, go, close } = work;
  return (
    <>
      <p>{position && `${position.number} van ${position.total}, naast ${beside.join()}`}</p>
      <button type="button" onClick={() => position?.next && void go(position.next)}>
        Volgende
      </button>
      <button type="button" onClick={close}>
        Sluiten
      </button>
    </>
  );
}

/** In the books of company 12, opened from a page of a queue of which there is one more. */
function open(id: number, search = `?id=${id}&work=1`) {
  startSession(aToken({ relation_id: 12 }), true);
  describedAs({ id: 12 }, { original: { id: 2, name: 'Visser', is_owner: true } });
  const { pagination } = pageOf(rows);
  keepOpenedWork({
    address: QUEUE,
    rows,
    pagination: { ...pagination, pageStart: 11, page: 2, pageCount: 3, itemsLength: 25 },
  });
  api.on(switchRelation, ({ body }) => ({ token: aToken({ relation_id: body.relation_id }) }));
  return renderScreen(<Position id={id} />, { path: DOCUMENTS, at: DOCUMENTS + search });
}

const press = (name: string) => screen.getByRole('button', { name });
const switched = () => api.calls(switchRelation).map(({ body }) => body);

describe('a document that was opened from the work queue', () => {
  it('stands where it stood there, and leads on within the same books', async () => {
    const { user, address } = open(6);
    expect(screen.getByText('11 van 25, naast 7')).toBeVisible();
    await user.click(press('Volgende'));
    await waitFor(() => expect(address()).toBe(`${DOCUMENTS}?id=7&work=1`));
    expect(switched()).toEqual([]);
  });

  it('leads on to the next client', async () => {
    const { user, address } = open(7);
    await user.click(press('Volgende'));
    await waitFor(() => expect(address()).toBe(`${DOCUMENTS}?id=8&work=1`));
    expect(switched()).toEqual([{ relation_id: 13, impersonate: true }]);
  });

  it.each([
    ['the last one of its page', 8, 'Volgende'],
    ['one that is closed', 7, 'Sluiten'],
  ])('leads back to the queue, as it was left, from %s', async (_, id, button) => {
    const { user, address } = open(id);
    await user.click(press(button));
    await waitFor(() => expect(address()).toBe(QUEUE));
    expect(switched()).toEqual([{ relation_id: 2, impersonate: false }]);
  });

  it('is none that was opened in the list of its company', () => {
    open(7, '?id=7');
    expect(screen.getByText('niet uit de werkvoorraad')).toBeVisible();
  });
});
