import type { Endpoint, FileReply, InputOf, ReplyOf } from '../contract/endpoint';
import {
  currentSession,
  describeSession,
  endSession,
  updateRights,
} from '../session/session-store';
import { ApiError, apiErrorOf, offlineError } from './api-error';
import { readBody } from './read-body';
import { OVER, renewToken } from './renew-token';
import { type OutgoingRequest, sendRequest } from './send-request';

/** The gateway had no answer of an API: it was down, or ended while it had the call. */
const BAD_GATEWAY = 502;
/** The server cannot do it now: it says when it is worth another try. */
const NOT_NOW = 503;
/** Nobody looks at a busy button for longer than this; what is away for so long is for them to try again. */
const LONGEST_S = 10;
/** Before a write is sent again: as what pages read is asked again. */
const PAUSES_MS = [1000, 2000];

type InputPart = 'params' | 'query' | 'body';

/** The places an endpoint uses must be given, the others may be left out. */
type EndpointInput<E extends Endpoint> = {
  [P in InputPart as object extends InputOf<E>[P] ? never : P]: InputOf<E>[P];
} & {
  [P in InputPart as object extends InputOf<E>[P] ? P : never]?: InputOf<E>[P];
};

type CallInput<E extends Endpoint> = EndpointInput<E> &
  Pick<OutgoingRequest, 'files' | 'idempotencyKey' | 'signal' | 'onProgress'> & {
    /** Another token than the session's, for a sign-in that is not complete yet. */
    bearer?: string;
  };

/** The reply, or a Blob for a file. */
type AnswerOf<E extends Endpoint> = ReplyOf<E> extends FileReply ? Blob : ReplyOf<E>;

/**
 * Calls the API. An expired token is traded in and the call repeated, once; a write with an idempotency key is repeated
 * when its API ended under it, and when the server asks to come back soon.
 *
 * @returns the reply; a Blob when the answer is a file, null when it is empty
 * @throws ApiError with a message fit to show; the DOMException of an aborted `signal`, and the same for a call
 * that was overtaken by a switch to another company
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  const { bearer, ...rest } = input;
  const transmission: OutgoingRequest = { endpoint, ...rest };
  const response = await (bearer ? attempt(transmission, bearer) : send(transmission));
  if (!response.ok) throw await apiErrorOf(response);
  return readBody(response) as Promise<AnswerOf<E>>;
}

/** A call about one company is never sent, nor its answer used, under the token of another. */
async function send(transmission: OutgoingRequest): Promise<Response> {
  const { relation_id } = currentSession();
  const token = await ownToken();
  stopIfElsewhere(relation_id);
  const response = await attempt(transmission, token);
  stopIfElsewhere(relation_id);
  if (token === null || transmission.endpoint.right === 'anyone') return response;
  updateRights(response.headers.get('x-rights'));
  if (response.status !== 401 || (await isFromLostClient(response))) return response;

  await renewToken(token);
  stopIfElsewhere(relation_id);
  const successor = currentSession().token;
  const again = await attempt(transmission, successor);
  stopIfElsewhere(relation_id);
  updateRights(again.headers.get('x-rights'));
  if (again.status !== 401 || currentSession().token !== successor) return again;
  if (!(await isFromLostClient(again))) endSession((await reasonOf(again)) ?? OVER);
  return again;
}

/** Whether only access to the client's books was lost, and the session goes on; the page then says so. */
async function isFromLostClient(response: Response): Promise<boolean> {
  const isLost = (await reasonOf(response)) === 'client_withdrawn';
  if (isLost) describeSession({ has_lost_client: true });
  return isLost;
}

const reasonOf = async (response: Response) => (await apiErrorOf(response.clone())).reason;

/** The session's token, which is no other tab's. */
async function ownToken(): Promise<string | null> {
  const { token, shares_token } = currentSession();
  if (token === null || !shares_token) return token;
  await renewToken(token);
  return currentSession().token;
}

/** @throws DOMException as if the caller had aborted the call, once the session has switched to another company */
function stopIfElsewhere(relation_id: number | null): void {
  const now = currentSession();
  if (relation_id === null || now.token === null || now.relation_id === relation_id) return;
  throw new DOMException('The session went on in another company', 'AbortError');
}

/** Sends a call; a write with a key again when that may help, as the key lets it count once. */
async function attempt(transmission: OutgoingRequest, token: string | null): Promise<Response> {
  let response = await sendOnce(transmission, token);
  if (!transmission.idempotencyKey) return response;
  for (const pause of PAUSES_MS) {
    const wait = pauseAfter(response, pause);
    if (wait === null) return response;
    await waitFor(wait, transmission.signal);
    response = await sendOnce(transmission, token);
  }
  return response;
}

/** How long until a write is sent again, if at all. */
function pauseAfter({ status, headers }: Response, pause: number): number | null {
  if (status === BAD_GATEWAY) return pause;
  const seconds = Number(headers.get('retry-after'));
  return status === NOT_NOW && seconds > 0 && seconds <= LONGEST_S ? seconds * 1000 : null;
}

function waitFor(pause: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, pause);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** A failure without an answer is an ApiError too, unless the caller aborted the call. */
async function sendOnce(transmission: OutgoingRequest, token: string | null): Promise<Response> {
  try {
    return await sendRequest(transmission, token);
  } catch (error) {
    if (transmission.signal?.aborted || error instanceof ApiError) throw error;
    throw offlineError(error);
  }
}
