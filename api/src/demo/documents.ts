import type { IsoDate } from '@boekwerk/shared/domain/dates/dates';
import { demoBills } from './bills';
import type { DocumentDetails } from './planned-document';
import { demoReceipts } from './receipts';

export type DemoDocument = DocumentDetails & {
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
