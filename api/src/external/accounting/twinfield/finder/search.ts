import { AccountingError } from '../../accounting-error';
import type { Access } from '../../accounting-package';
import type { FailureReason } from '../../outcome';
import { officeOf } from '../office-of';
import { READ_MS } from '../process-xml/process-xml';
import type { TwinfieldSettings } from '../settings';
import { callSoap, type Service, TWINFIELD, twinfieldHeader } from '../soap/call-soap';
import { at, childrenOf, type Element, element, textAt } from '../xml/element';

const SERVICE: Service = {
  path: '/webservices/finder.asmx',
  action: `${TWINFIELD}Search`,
  header: twinfieldHeader,
};

/** Rows in a page. Assumed: the package gives as many as it is asked for. */
const PAGE = 500;
/** An office with more is none that we know how to serve. */
const MOST_PAGES = 200;

export type Found = { code: string; name: string };
type Asked = {
  /** `*` for any characters, `?` for one. */
  pattern?: string;
  /** Where the pattern looks: 0 in both, 1 in the code, 2 in the name. */
  field?: 0 | 1 | 2;
  options?: Record<string, string>;
};

/**
 * All codes and names of a type that fit. The office goes along twice: the package's documents want it as an option, its
 * examples have it in the header.
 *
 * @throws AccountingError
 */
export async function search(
  settings: TwinfieldSettings,
  access: Access,
  type: string,
  asked: Asked,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    const body = query(access, type, asked, page * PAGE + 1);
    const answer = await callSoap(settings, access, {
      service: SERVICE,
      body,
      patience_ms: READ_MS,
    });
    refuseError(answer);
    const rows = childrenOf(at(answer, 'data/Items'), 'ArrayOfString').map(rowOf);
    found.push(...rows);
    if (rows.length === 0 || found.length >= Number(textAt(answer, 'data/TotalRows'))) return found;
  }
  throw new AccountingError('badRequest', `the accounting package has too many rows of ${type}`);
}

const query = (
  access: Access,
  type: string,
  { pattern = '*', field = 0, options = {} }: Asked,
  first: number,
): Element =>
  element(
    'Search',
    [
      element('type', type),
      element('pattern', pattern),
      element('field', String(field)),
      element('firstRow', String(first)),
      element('maxRows', String(PAGE)),
      element(
        'options',
        Object.entries({ office: officeOf(access), ...options }).map((option) =>
          element(
            'ArrayOfString',
            option.map((text) => element('string', text)),
          ),
        ),
      ),
    ],
    { xmlns: TWINFIELD },
  );

/** A finder says what is wrong in its own answer, with HTTP 200. */
const REASONS: Record<string, FailureReason> = {
  NoAccessToOffice: 'forbidden',
  AccessDenied: 'forbidden',
};

function refuseError(answer: Element) {
  const messages = childrenOf(at(answer, 'SearchResult'), 'MessageOfErrorCodes');
  const error = messages.find((message) => textAt(message, 'Type') === 'Error');
  if (answer.name === 'SearchResponse' && !error) return;
  const code = textAt(error, 'Code');
  throw new AccountingError(
    error ? (REASONS[code] ?? 'badRequest') : 'noAnswer',
    `the accounting package does not search (${code})`,
  );
}

function rowOf(row: Element): Found {
  const [code = '', name = ''] = childrenOf(row, 'string').map(({ text }) => text.trim());
  return { code, name };
}
