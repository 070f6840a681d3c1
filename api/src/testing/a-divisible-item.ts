import { PDFDocument } from '@cantoo/pdf-lib';
import type { App } from '../platform/app';
import { aDocument } from './a-document';
import type { Member } from './builders';
import type { Ids } from './everything';

/** Gives a company documents that can be cut and merged; what the call about that then asks. */
export async function preparePages(
  app: App,
  name: string,
  { member, ids }: { member: Member; ids: Ids },
): Promise<object> {
  if (!/^(?:cut|merge)\./.test(name)) return {};
  const document = await PDFDocument.create();
  for (const _ of [1, 2]) document.addPage();
  const paper = { bytes: await document.save(), amount_pages: 2 };
  ids.bookingItem = await aDocument(app, member, paper);
  if (name.startsWith('cut.')) return { pages: [[1], [2]] };
  return { booking_item_ids: [ids.bookingItem, await aDocument(app, member, paper)] };
}
