import type { Endpoint } from '@boekwerk/shared/contract/endpoint';
import { change } from '../change';
import { HttpError } from '../errors';
import { filesIn } from '../files/files';
import { type Recorded, writeAudit } from './audit';
import type { Call } from './call';
import { contextOf, type EndpointCall } from './endpoint-call';
import { type Answer, claimKey, claimOf, releaseKey, saveReply } from './idempotency';
import { checkReply } from './reply';
import { refuseStale } from './stale';
import { stillLetIn } from './still-let-in';

/** Does a call that changes something: prepared and finished outside the transaction, all the rest inside. */
export async function write(endpointCall: EndpointCall, key: string | null): Promise<Answer> {
  const { app, endpoint, handler, input, newFolder, signal } = endpointCall;
  if (typeof handler === 'function') return inOneChange(endpointCall, key, undefined);

  const files = filesIn(app.store, app.db).files;
  const outside = { ...contextOf(endpointCall), db: app.db, files, newFolder, signal };
  const prepared = 'prepare' in handler ? await handler.prepare(input, outside) : undefined;
  await stillLetIn(app, endpoint, endpointCall.request);
  const answer = await inOneChange(endpointCall, key, prepared);
  if (!('finish' in handler) || !handler.finish) return answer;
  const { reply, isUnderWay } = await handler.finish(answer.reply, input, outside);
  return { status: isUnderWay ? 202 : answer.status, reply: checkReply(endpoint, reply) };
}

/** A refusal that keeps its changes is returned, not thrown, so that the transaction commits. */
type Outcome = Answer | HttpError;

async function inOneChange(endpointCall: EndpointCall, key: string | null, prepared: unknown) {
  const { app, endpoint, handler, reply, request, input } = endpointCall;
  const { caller } = request;
  const action = `${endpoint.method} ${endpoint.path}`;
  const isRepeatable = key && caller && !endpoint.isToldOnce;
  const claim = isRepeatable
    ? claimOf({ caller, secret: app.tokenSecret }, action, key, comparable(input))
    : null;

  const outcome = await change(app, async ({ db, queue, files }): Promise<Outcome> => {
    const earlier = claim && (await claimKey(db, claim));
    if (earlier) {
      reply.header('idempotent-replayed', 'true');
      return earlier;
    }
    if (caller) await refuseStale(db, endpoint, { ...input, caller });

    const recorded: Recorded[] = [];
    const record = (changed: Recorded) => void recorded.push(changed);
    const call = { ...contextOf(endpointCall), db, queue, files, record } as Call;
    const handle = typeof handler === 'function' ? handler : handler.handle;
    try {
      const result = await handle({ ...input, prepared } as never, call);
      // It may have waited for others: a second import does for all of the first.
      await stillLetIn({ ...app, db }, endpoint, request, { isBegun: true });
      // The reply is made ready while the database writes: what is locked stays so for less long.
      const written = writeAudit(db, { action, caller, recorded });
      const answer = await answerOf(endpoint, result).finally(() => written);
      if (claim) await saveReply(db, claim, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof HttpError && error.keepsChanges)) throw error;
      await writeAudit(db, { action, caller, recorded });
      await releaseKey(db, claim);
      return error;
    }
  });

  if (outcome instanceof HttpError) throw outcome;
  return outcome;
}

const answerOf = async (endpoint: Endpoint, result: unknown): Promise<Answer> => ({
  status: endpoint.status,
  reply: checkReply(endpoint, result),
});

/** What makes two requests the same: files by their bytes, not by where they were put. */
const comparable = ({ params, query, body, files }: EndpointCall['input']) => ({
  params,
  query,
  body,
  files: files.map(({ name, sha256 }) => ({ name, sha256 })),
});
