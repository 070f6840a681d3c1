import type { Token } from '../contract/auth';
import type { Rights } from '../contract/relations';
import type { OwnUser } from '../contract/users';

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

it('asks anew whom and what it is about', () => {
  const store = freshPage();
  store.startSession(token);
  store.describeSession({ user: { id: 1, email: 'maria@bakkerij.nl' } as OwnUser });
  expect(freshPage().currentSession()).toMatchObject({ user: null, relation: null });
});

const good = { token: 'x', shares_token: false, tab: 'one', type: 0, is_owner: true };
const whole = { ...good, is_impersonating: false, relation_id: 7, visit: null, original: null };

it.each([
  '',
  'garbage',
  'null',
  '[]',
  '7',
  '{"token":7}',
  '{"token":"x","type":9}',
  '{"token":null}',
  JSON.stringify({ ...whole, token: 'a\nb' }),
  JSON.stringify({ ...whole, token: '' }),
  JSON.stringify({ ...whole, token: { toString: 'x' } }),
  JSON.stringify({ ...whole, type: 2 }),
  JSON.stringify({ ...whole, is_owner: 'yes' }),
  JSON.stringify({ ...whole, relation_id: '7' }),
  JSON.stringify({ ...whole, visit: 3 }),
  JSON.stringify({ ...whole, original: { id: 1 } }),
  JSON.stringify({ ...whole, tab: undefined }),
])('starts signed out when the storage holds %j', (garbage) => {
  sessionStorage.setItem('boekwerk.session', garbage);
  expect(freshPage().currentSession().token).toBeNull();
});

it('takes nothing from the storage but what belongs there', () => {
  const poisoned = { ...whole, user: { id: 1 }, relation: { id: 7 }, rights: 'all', extra: 'x' };
  sessionStorage.setItem('boekwerk.session', JSON.stringify(poisoned));
  const session = freshPage().currentSession();
  expect(session).toMatchObject({ token: 'x', user: null, relation: null, rights: null });
  expect(session).not.toHaveProperty('extra');
});

it('knows after a reload which rights there were, and takes none for given', () => {
  const store = freshPage();
  store.startSession(token);
  store.describeSession({ rights: { invoices: true } as Rights });
  const reloaded = freshPage();
  expect(reloaded.rightsBefore).toEqual({ invoices: true });
  expect(reloaded.currentSession().rights).toBeNull();
  sessionStorage.setItem('boekwerk.session', '{"rights":"all"}');
  expect(freshPage().rightsBefore).toBeNull();
});

it('keeps over a reload which firm there is to go back to', () => {
  const store = freshPage();
  store.startSession(token);
  const original = { id: 30, name: 'Visser', is_owner: true };
  store.describeSession({ original });
  expect(freshPage().currentSession()).toMatchObject({ original });
});

it('asks for the rights anew when the server names others, and for none before it named any', () => {
  const store = freshPage();
  const ask = jest.fn();
  store.onRightsChange(ask);
  store.startSession(token);
  for (const rights of [null, 'all', 'all', null]) store.updateRights(rights);
  expect(ask).not.toHaveBeenCalled();
  store.updateRights('fewer');
  expect(ask).toHaveBeenCalledWith('fewer');
  store.startSession({ ...token, relation_id: 7 });
  store.updateRights('of another company');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('keeps nothing of one company when it goes on in another', () => {
  const store = freshPage();
  store.startSession(token);
  store.describeSession({
    relation: { id: 140, name: 'Visser', has_connection: false },
    rights: { invoicing: true },
  });
  store.startSession({ ...token, token: 'second', relation_id: 13 }, true);
  expect(store.currentSession()).toMatchObject({
    token: 'second',
    relation_id: 13,
    relation: null,
    rights: null,
    is_impersonating: true,
  });
});

it('forgets everything when the session ends, and says so', () => {
  const store = freshPage();
  const leave = jest.fn();
  store.startSession(token);
  store.onSessionEnd(leave);
  sessionStorage.setItem('filter', 'x');
  store.endSession();
  expect(sessionStorage).toHaveLength(0);
  expect(store.currentSession().token).toBeNull();
  expect(leave.mock.calls).toEqual([[null]]);
});

it('says why a session ended that nobody logged out of', () => {
  const store = freshPage();
  const leave = jest.fn();
  store.startSession(token);
  store.onSessionEnd(leave);
  store.endSession('session_expired');
  expect(leave.mock.calls).toEqual([['session_expired']]);
});

it('starts again when its token turns out to be one for another company', () => {
  const store = freshPage();
  store.startSession(token, true);
  store.describeSession({ visit: '/question/1' });
  store.renewSession({ ...token, token: 'second', relation_id: 13 });
  expect(store.currentSession()).toMatchObject({ token: 'second', relation_id: 13, visit: null });
});
