import { AccountingError } from '../../accounting-error';
import type { FailureReason } from '../../outcome';
import type { Received } from '../http/send';

/**
 * The codes of faults after which nothing was done; 100, and any other, tells nothing. Source: the package's guidelines,
 * "error codes".
 */
const OF_CODE: Record<string, FailureReason> = {
  101: 'badRequest',
  102: 'forbidden',
  103: 'unauthorized',
  104: 'forbidden',
  105: 'forbidden',
  106: 'forbidden',
  187: 'badRequest',
  351: 'forbidden',
  352: 'forbidden',
  353: 'forbidden',
  354: 'unauthorized',
  358: 'officeGone',
  359: 'officeGone',
};

const OF_STATUS: Record<number, FailureReason> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'moved',
  408: 'noAnswer',
  429: 'tooMany',
};

/** What an answer means that is no document: the code of its fault decides, else its status. */
export function failureOf({ status, retry_after_s }: Received, code: string): AccountingError {
  const reason = OF_CODE[code] ?? OF_STATUS[status] ?? (is4xx(status) ? 'badRequest' : 'noAnswer');
  const told = code === '' ? `HTTP ${status}` : `fault ${code}, HTTP ${status}`;
  return new AccountingError(reason, `the accounting package answers ${told}`, retry_after_s);
}

const is4xx = (status: number) => status >= 400 && status < 500;
