import { deleteDraft } from '@boekwerk/shared/session/drafts';

/** Under which name the browser keeps what is typed of a customer; without an id of a new one. */
export const customerDraft = (id: number | undefined) => `client.${id ?? 'new'}`;

/** The same of a client of a firm. */
export const firmClientDraft = (id: number | undefined) => `firm-client.${id ?? 'new'}`;

/** A relation was deleted: what was typed of it goes as well. */
export function forgetDeleted(id: number): void {
  deleteDraft(customerDraft(id));
  deleteDraft(firmClientDraft(id));
}
