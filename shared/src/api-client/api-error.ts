import type { AlikeRelation } from '../contract/alike';
import type { Reason } from '../contract/reasons';
import { texts } from './texts';

type Details = {
  message: string;
  errors?: Record<string, string[]>;
  reference?: string;
  reason?: Reason;
  alike?: AlikeRelation[];
  retryAfter?: number;
};

/**
 * A call that failed; `message` is Dutch and may be shown as it stands. Of a 422 it is all that is said of its fields: who
 * has no field for them shows it, and loses nothing.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  /** 0 when there was no answer at all. */
  readonly status: number;
  /** Messages per field of a 422, nested fields dotted: `products.0.title`. */
  readonly errors: Record<string, string[]>;
  /** What the user can quote to support. */
  readonly reference: string | null;
  /** Of a 401 or 403. */
  readonly reason: Reason | null;
  /** Of a 409 for what would be added: what is there already and looks like it. */
  readonly alike: readonly AlikeRelation[];
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | null;

  constructor(status: number, details: Details, options?: ErrorOptions) {
    super(wordsIn(details.errors) || details.message, options);
    this.status = status;
    this.errors = details.errors ?? {};
    this.reference = details.reference ?? null;
    this.reason = details.reason ?? null;
    this.alike = details.alike ?? [];
    this.retryAfter = details.retryAfter ?? null;
  }
}

const wordsIn = (errors: Details['errors'] = {}): string =>
  [...new Set(Object.values(errors).flat())].join(' ');

/** The error of an answer that is not a success, also when something in between answered with a page. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return new ApiError(response.status, { ...detailsIn(body, response.status), retryAfter });
}

/** No answer came: no network, or the server is gone. */
export const offlineError = (cause: unknown) =>
  new ApiError(0, { message: texts.offline }, { cause });

function detailsIn(body: unknown, status: number): Details {
  const message = status >= 502 && status <= 504 ? texts.unavailable : texts.failed;
  if (typeof body !== 'object' || body === null) return { message };
  return { message, ...(body as Partial<Details>) };
}
