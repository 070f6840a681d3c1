import { DocumentStatus } from '@boekwerk/shared/domain/document/document-status';
import type { App } from '../platform/app';
import { change } from '../platform/change';
import { booking_item } from '../platform/database/schema/bookkeeping';
import type { Member } from './builders';

type Given = Partial<typeof booking_item.$inferInsert> & {
  bytes?: string | Uint8Array;
  content_type?: string;
};

/** A job has what is in progress. */
const inProgress = ({ status }: Given): Given =>
  status === DocumentStatus.inProgress
    ? { in_progress_for: 'recognition', in_progress_since: new Date() }
    : {};

/** A document that `member` handed in; gives its id. */
export function aDocument(
  app: App,
  { company, user }: Pick<Member, 'company' | 'user'>,
  { bytes = '%PDF-1.4', content_type = 'application/pdf', ...given }: Given = {},
): Promise<number> {
  return change(app, async ({ db, files }) => {
    const file = await files.put({
      relation_id: company.id,
      name: 'bon.pdf',
      content_type,
      source: Buffer.from(bytes),
    });
    const of = { relation_id: company.id, file_id: file.id, uploaded_by: user.id };
    const [made] = await db
      .insert(booking_item)
      .values({ ...of, file_name: 'bon.pdf', amount_pages: 1, ...inProgress(given), ...given })
      .returning({ id: booking_item.id });
    return (made as { id: number }).id;
  });
}
