import { ProposalsReply } from '@boekwerk/shared/contract/bookkeeping/bulk-booking';
import { MoveReply } from '@boekwerk/shared/contract/bookkeeping/move';
import { BulkReply } from '@boekwerk/shared/contract/bulk';
import type { Endpoint, Entity } from '@boekwerk/shared/contract/endpoint';
import { slice } from '../../testing/slice';
import { gistOf } from './answers';
import { foreignIds, keptIds, MALFORMED, unknownOf } from './candidates';
import { call, check, type Matrix, type Operation } from './matrix';
import { expectedRefusal, gives } from './model';
import type { Principal } from './principals';
import { requestsOf } from './requests';

/** What is told of each of several things. */
const REPLIES: readonly unknown[] = [BulkReply, MoveReply, ProposalsReply];

/** Of a call about several things one that is not there, or names what is not, fails, and holds up no other. */
const failsAlone = ({ reply }: Endpoint, place: string) =>
  REPLIES.includes(reply) && place.includes('.*');

/**
 * How many of the things of others somebody names who may not make a call at all, when tests do not run whole: before
 * anybody looks whose a thing is, so that each caller tries others at each place.
 */
const SHARE = 0.2;

/** Every call of an operation that must be refused, by everybody; afterwards all rows are what they were. */
export async function refuse(matrix: Matrix, operation: Operation): Promise<void> {
  const [name, endpoint] = operation;
  const before = await matrix.digestOfAll();
  const refused = matrix.principals.filter(
    ({ hasLostClient }) => !(hasLostClient && endpoint.isWayOut),
  );
  // Beside each other: what is refused changes nothing.
  await Promise.all(
    refused.map((principal) => {
      const refusal = expectedRefusal(principal, endpoint);
      return refusal
        ? refuseAll(matrix, operation, { principal, refusal })
        : refuseForeign(matrix, operation, principal);
    }),
  );
  // That several things were asked for and none was there is kept in the history.
  if (!Object.keys(endpoint.ids).some((place) => failsAlone(endpoint, place)))
    check(matrix, `${name} leaves all rows alone`, before, await matrix.digestOfAll());
}

/** Who may not make a call hears nothing else, whatever it names. */
async function refuseAll(
  matrix: Matrix,
  operation: Operation,
  { principal, refusal }: { principal: Principal; refusal: 401 | 403 },
) {
  const [name, endpoint] = operation;
  const { own, request } = asked(matrix, operation, principal);
  const refused = async (what: string, place?: string, id?: number | string) => {
    const cell = `${principal.name}: ${name} with ${what}`;
    const { statusCode } = await call(matrix, principal, { cell, request: request(place, id) });
    check(matrix, cell, `${refusal}`, `${statusCode}`);
  };
  await refused('own things');
  for (const [place, entity] of placesOf(endpoint, principal)) {
    const ids = foreignIds({ ...matrix, gone: {}, principal, name, entity, own });
    for (const { what, id } of slice(ids, SHARE, `${principal.name} ${name} ${place}`))
      await refused(`${what} at ${place}`, place, id);
  }
}

/** What is another's is answered as what is not there, and what is no id at all as that, or as a field that is wrong. */
async function refuseForeign(matrix: Matrix, operation: Operation, principal: Principal) {
  const [name, endpoint] = operation;
  const { own, request } = asked(matrix, operation, principal);
  const gone = matrix.gone[principal.place];
  for (const [place, entity] of placesOf(endpoint, principal)) {
    const ask = async (what: string, id: number | string) => {
      const cell = `${principal.name}: ${name} with ${what} at ${place}`;
      const answer = await call(matrix, principal, { cell, request: request(place, id) });
      return { cell, answer, gist: gistOf(answer, id) };
    };
    const nobodys = unknownOf(entity);
    const unknown = await ask('one that nobody has', nobodys);
    const isAlone = failsAlone(endpoint, place);
    check(matrix, unknown.cell, isAlone ? '200' : '404', `${unknown.answer.statusCode}`);
    if (isAlone) check(matrix, unknown.cell, '[]', updatedOf(unknown.gist));
    for (const { what, id } of foreignIds({ ...matrix, gone, principal, name, entity, own })) {
      const { cell, gist } = await ask(what, id);
      check(matrix, cell, unknown.gist, gist);
    }
    // What is no id is refused before anybody looks whose it is: each caller tries another at each place.
    for (const { what, id } of slice(MALFORMED, 0.25, unknown.cell)) {
      const { cell, answer } = await ask(what, id);
      const { statusCode } = answer;
      const isRefused = statusCode === 404 || (!place.startsWith('params.') && statusCode === 422);
      check(matrix, cell, '404, in a form 422', isRefused ? '404, in a form 422' : `${statusCode}`);
    }
  }
}

const updatedOf = (gist: string) => /"(?:updated|data)":(\[[^\]]*\])/.exec(gist)?.[1] ?? gist;

function asked(matrix: Matrix, operation: Operation, principal: Principal) {
  const own = keptIds(matrix, principal, operation[0]);
  return { own, request: requestsOf(operation, principal, own) };
}

const placesOf = ({ ids }: Endpoint, principal: Principal): [string, Entity][] =>
  Object.entries(ids).filter(([place]) => gives(principal, place));
