import type { Tag } from '@boekwerk/shared/domain/document/tag';

/** A document of the demo, but for what it looks like. */
export type DocumentDetails = {
  of: 'bakery' | 'cycleShop' | 'florist';
  file_name: string;
  amount_pages: number;
  tag: Tag | null;
  days_ago: number;
};

/** One that is drawn when it is asked for. */
export type PlannedDocument = DocumentDetails & { make: () => Promise<Uint8Array> };
