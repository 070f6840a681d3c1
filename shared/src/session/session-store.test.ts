import type { Token } from '../contract/auth';

type Store = typeof import('./session-store');

/** The store as it starts in a fresh page. */
function freshPage(): Store {
  let store: Store | undefined;
  jest.isolateModules(() => {
    store = require('./session-store');
  });
  return store as Store;
}

const token: Token = {
  token: 'first',
  token_type: 'bearer',
  expires_in: 900,
  is_owner: true,
  relation_id: 140,
  type: 1,
};

beforeEach(() => sessionStorage.clear());

it('keeps the session over a reload', () => {
  freshPage().startSession(token);
  expect(freshPage().currentSession()).toMatchObject({ token: 'first', relation_id: 140, type: 1 });
});

it.each([
  '',
  'garbage',
  'null',
  '[]',
  '7',
  '{"token":7}',
  '{"token":"x","type":9}',
  '{"token":null}',
])('starts signed out when the storage holds %j', (garbage) => {
  sessionStorage.setItem('boekwerk.session', garbage);
  expect(freshPage().currentSession().token).toBeNull();
});

it('keeps nothing of one company when it goes on in another', () => {
  const store = freshPage();
  store.startSession(token);
  store.describeSession({
    relation: { id: 140, name: 'Visser', type: 0, booking_enabled: 1, is_import_customer: true },
  });
  store.startSession({ ...token, token: 'second', relation_id: 13 }, true);
  expect(store.currentSession()).toMatchObject({
    token: 'second',
    relation_id: 13,
    relation: null,
    is_impersonating: true,
  });
});

it('forgets everything when the session ends, and says so', () => {
  const store = freshPage();
  const leave = jest.fn();
  store.startSession(token);
  store.whenSessionEnds(leave);
  sessionStorage.setItem('filter', 'x');
  store.endSession();
  expect(sessionStorage).toHaveLength(0);
  expect(store.currentSession().token).toBeNull();
  expect(leave).toHaveBeenCalledTimes(1);
});
