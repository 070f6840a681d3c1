import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import type { Tag } from '@boekwerk/shared/domain/document/tag';
import { demoBills } from './bills';
import { demoReceipts } from './receipts';

type Document = {
  of: 'bakery' | 'cycleShop' | 'florist';
  file_name: string;
  amount_pages: number;
  tag: Tag | null;
  days_ago: number;
};

export type PlannedDocument = Document & { make: () => Promise<Uint8Array> };

export type DemoDocument = Document & {
  content_type: 'application/pdf' | 'image/jpeg';
  bytes: Uint8Array;
};

/** Bills and receipts that were handed in over the last month. */
export const demoDocuments = (today: IsoDate): Promise<DemoDocument[]> =>
  Promise.all(
    [...demoBills(today), ...demoReceipts(today)].map(async ({ make, ...document }) => ({
      ...document,
      content_type: document.file_name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
      bytes: await make(),
    })),
  );
