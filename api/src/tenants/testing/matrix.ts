import { endpoints } from '@boekwerk/shared/contract/all';
import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import type { App } from '../../platform/app';
import { session } from '../../platform/database/schema/sessions';
import { canaryOf, type Ids } from '../../testing/everything';
import { type Answer, textOf } from './answers';
import { ownIds } from './candidates';
import { digestOfAll, digestOfEach } from './digests';
import { thingsThatAreGone } from './gone';
import { namesSeenBy, seenBy } from './model';
import { allPrincipals, type Principal } from './principals';
import type { Request } from './requests';
import { nameOf, type PerTenant, someTenants, TENANTS, type Tenants } from './tenants';

/** One call that was answered otherwise than the model says. */
type RedCell = { cell: string; expected: string; got: string };

export type Matrix = {
  app: App;
  tenants: Tenants;
  gone: PerTenant<Partial<Ids>>;
  principals: Principal[];
  /** Things of each principal that every call may look at, and none changes. */
  own: Map<Principal, Ids>;
  /** Tells whether anything at all has changed, and of which tenants. */
  digestOfAll: () => Promise<string>;
  digestOfEach: () => Promise<PerTenant<string>>;
  cells: number;
  /** Calls that did what they are for. */
  successes: number;
  red: RedCell[];
};

export type Operation = [name: string, endpoint: Endpoint];
export const OPERATIONS: Operation[] = Object.entries(endpoints);

/** Five tenants and everybody who may, or may not, see something of them. */
export async function newMatrix(app: App): Promise<Matrix> {
  const tenants = await someTenants(app);
  app.config.importRelationIds.push(tenants.companies.A.id);
  const principals = await allPrincipals(app, tenants);
  const gone = await thingsThatAreGone(app, tenants);
  const own = new Map<Principal, Ids>();
  for (const principal of principals) own.set(principal, await ownIds(app, { tenants, principal }));
  // A session notes now and then that it is used: on a slow machine that would be taken for what a call has changed.
  await app.db.update(session).set({ last_used_at: new Date(Date.now() + 3_600_000) });
  const digests = {
    digestOfAll: await digestOfAll(app),
    digestOfEach: await digestOfEach(app, tenants),
  };
  return { app, tenants, gone, principals, own, ...digests, cells: 0, successes: 0, red: [] };
}

/** Makes a call as a principal, in a session beside theirs when `headers` say so, and looks for what is not theirs in the answer. */
export async function call(
  matrix: Matrix,
  principal: Principal,
  {
    cell,
    request,
    headers = principal.member.headers,
  }: { cell: string; request: Request; headers?: object },
): Promise<Answer> {
  const { app, tenants } = matrix;
  const answer = await app.http.inject({ ...request, headers: { ...request.headers, ...headers } });
  const text = textOf(answer);
  const [seen, named] = [seenBy(principal), namesSeenBy(principal)];
  const leaks = TENANTS.filter(
    (tenant) =>
      (!seen.includes(tenant) && text.includes(canaryOf(tenants.owners[tenant]))) ||
      (!named.includes(tenant) && text.includes(nameOf(tenant))),
  );
  if (leaks.length > 0)
    matrix.red.push({ cell, expected: 'nothing of others', got: `texts of ${leaks.join(', ')}` });
  return answer;
}

/** Counts a cell, which is red when it is not as expected. */
export function check(matrix: Matrix, cell: string, expected: string, got: string): void {
  matrix.cells++;
  if (got !== expected) matrix.red.push({ cell, expected, got: got.slice(0, 300) });
}
