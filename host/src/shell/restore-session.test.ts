import { apiAddress } from '@boekwerk/shared/api-client/send-request';
import { checkConnection } from '@boekwerk/shared/contract/bookkeeping/connection';
import { getDefaultRelation } from '@boekwerk/shared/contract/relations';
import { getUser } from '@boekwerk/shared/contract/users';
import { ownCompanyKey } from '@boekwerk/shared/query-keys';
import { currentSession, startSession } from '@boekwerk/shared/session/session-store';
import { storedIn } from '@boekwerk/shared/session/stored-session';
import { aDefaultRelation } from '@boekwerk/shared/testing/a-company';
import { aToken, describedAs, signedIn } from '@boekwerk/shared/testing/signed-in';
import { queryClient } from './query-client';
import { restoreSession } from './restore-session';

signedIn();
const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Lets the API give these, also what no reply of today's contract may be. */
function give(replies: readonly (readonly [{ path: string }, object])[]) {
  globalThis.fetch = async (request) => {
    const { url } = request as Request;
    const [, reply] = replies.find(([{ path }]) => url === apiAddress(path)) ?? [];
    return reply ? Response.json(reply) : Response.json({ message: 'weg' }, { status: 502 });
  };
}

it.each(['original', 'is_impersonating', 'is_owner', 'last_exported_at'] as const)(
  'leaves a session that a reload finds again, also when an older API gives no %s',
  async (part) => {
    const { [part]: _, ...company } = aDefaultRelation();
    give([
      [getUser, { id: 1, name: 'Sanne', last_name: 'Jansen' }],
      [getDefaultRelation, company],
      [checkConnection, { exists: false }],
    ]);
    await restoreSession();
    expect(storedIn('boekwerk.session')).not.toBeNull();
  },
);

it('lets nobody wait for what it says of the link, which is then as it was known', async () => {
  give([
    [getUser, { id: 1, name: 'Sanne', last_name: 'Jansen' }],
    [getDefaultRelation, aDefaultRelation()],
  ]);
  describedAs({ has_connection: true });
  expect((await restoreSession()).has_connection).toBe(true);
});

it('has the company at hand for the pages that ask for it', async () => {
  const company = aDefaultRelation();
  give([
    [getUser, { id: 1, name: 'Sanne', last_name: 'Jansen' }],
    [getDefaultRelation, company],
    [checkConnection, { exists: false }],
  ]);
  await restoreSession();
  expect(queryClient.getQueryData(ownCompanyKey(company.relation.id))).toEqual(company);
});

it('does wait for who it is, and in which company', async () => {
  give([[checkConnection, { exists: false }]]);
  await expect(restoreSession()).rejects.toMatchObject({ status: 502 });
});

it('tells nothing of one company to a session that went on in another while its builds were looked up', async () => {
  give([
    [getUser, { id: 1, name: 'Sanne', last_name: 'Jansen' }],
    [getDefaultRelation, aDefaultRelation()],
    [checkConnection, { exists: false }],
  ]);
  document.head.innerHTML = '<meta name="release-by-company" content="yes">';
  const { fetch: reply } = globalThis;
  globalThis.fetch = async (request, options) => {
    if (!String(request).startsWith('/release.json')) return reply(request, options);
    startSession(aToken({ relation_id: 8 }));
    return Response.json({ release: '' });
  };
  await expect(restoreSession()).rejects.toMatchObject({ name: 'AbortError' });
  expect(currentSession()).toMatchObject({ relation: null, rights: null });
  document.head.innerHTML = '';
});
