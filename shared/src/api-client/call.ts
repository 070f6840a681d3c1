import type { Endpoint, InputOf, ReplyOf } from '../contract/endpoint';
import { currentSession, endSession } from '../session/session-store';
import { ApiError, apiErrorOf, offlineError } from './api-error';
import { renewToken } from './renew-token';
import { type Transmission, transmit } from './transmit';

type Place = 'params' | 'query' | 'body';

/** The places an endpoint uses must be given, the others may be left out. */
type Given<E extends Endpoint> = {
  [P in Place as object extends InputOf<E>[P] ? never : P]: InputOf<E>[P];
} & {
  [P in Place as object extends InputOf<E>[P] ? P : never]?: InputOf<E>[P];
};

export type CallInput<E extends Endpoint> = Given<E> &
  Pick<Transmission, 'files' | 'idempotencyKey' | 'signal' | 'onProgress'>;

/**
 * Calls the API. An expired token is traded in and the call repeated, once.
 *
 * @returns the reply; a Blob when the answer is a file, null when it is empty
 * @throws ApiError with a message fit to show, or the DOMException of an aborted `signal`
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E>> {
  const response = await send({ endpoint, ...input });
  if (!response.ok) throw await apiErrorOf(response);
  return read(response) as Promise<ReplyOf<E>>;
}

async function send(transmission: Transmission): Promise<Response> {
  const { token } = currentSession();
  const response = await attempt(transmission, token);
  if (response.status !== 401 || token === null || transmission.endpoint.right === 'anyone')
    return response;

  await renewToken(token);
  const successor = currentSession().token;
  const again = await attempt(transmission, successor);
  if (again.status === 401 && currentSession().token === successor) endSession();
  return again;
}

/** What went wrong before an answer came is an ApiError too, unless the caller stopped it. */
async function attempt(transmission: Transmission, token: string | null): Promise<Response> {
  try {
    return await transmit(transmission, token);
  } catch (error) {
    if (transmission.signal?.aborted || error instanceof ApiError) throw error;
    throw offlineError(error);
  }
}

function read(response: Response): Promise<unknown> {
  if (response.status === 204) return Promise.resolve(null);
  const isJson = response.headers.get('content-type')?.includes('json');
  return isJson ? response.json() : response.blob();
}
