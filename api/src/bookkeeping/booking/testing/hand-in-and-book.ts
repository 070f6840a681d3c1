import type { BookingDocument, BookingForm } from '@boekwerk/shared/contract/bookkeeping/booking';
import type { App } from '../../../platform/app';
import { formWithFile } from '../../../testing/form-with-file';

/** One document of a user, from the paper to the books. */
export type Errand = {
  headers: { authorization: string };
  /** Of the user's clicks: each is repeated under the key that it had, as a browser does. */
  key: string;
  form: Partial<BookingForm>;
};

/** The smallest picture there is; what follows its end is not looked at, and makes each another file. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64');

/**
 * Hands in a document, labels it, has it made ready and books it, with the jobs in between. Done again it goes on where
 * it was.
 *
 * @param onUploaded hears the id once the user does
 * @param doJobs while the user waits
 * @returns the id of the document
 */
export async function handInAndBook(
  app: App,
  { headers, key, form }: Errand,
  { onUploaded = (_id: number) => {}, doJobs = () => app.jobs.drain() } = {},
): Promise<number> {
  const click = async (name: string, method: 'POST' | 'PUT', path: string, payload: object) => {
    const sent = 'payload' in payload && 'headers' in payload ? payload : { payload, headers: {} };
    const answer = await app.http.inject({
      ...(sent as { payload: object; headers: object }),
      ...{ method, url: `/api/administrations/v1/bookingitem/${path}` },
      headers: {
        ...(sent.headers as object),
        ...headers,
        'idempotency-key': `${key}-${name}`,
      },
    });
    if (answer.statusCode >= 400) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const bytes = Buffer.concat([PIXEL, Buffer.from(key)]);
  const { item } = await click(
    'upload',
    'POST',
    'upload',
    formWithFile({ name: 'bon.gif', bytes }),
  );
  const { id } = item as BookingDocument;
  onUploaded(id);
  await click('label', 'PUT', `${id}/label`, { tag: 'INK' });
  await click('process', 'PUT', `${id}/tag`, {});
  await doJobs();
  await click('book', 'PUT', `${id}/book`, form);
  await doJobs();
  return id;
}
