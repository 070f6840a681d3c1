import type { Linked } from '../../platform/http/download-link';
import type { DownloadQuery } from './store';

export const LINK_FIELD = 'documents-download';

/** What a link stands for: a list of documents, as long as the session it was made in sees it. */
export type DownloadLink = Linked & { query: DownloadQuery };
