import { deleteDraft, readDraft, saveDraft } from '@boekwerk/shared/session/drafts';

const NAME = 'twinfield-office';

export type OfficeChoice = {
  credentials_id: number | null;
  /** Undefined as long as none is chosen. */
  office_code?: string;
  office_name?: string;
};

/** What was chosen, until the link with it is made: a question about it may come up a minute later, after a reload. */
export const keptOffice = (): OfficeChoice | null => readDraft<OfficeChoice>(NAME)?.values ?? null;

export const keepOffice = ({ credentials_id, office_code, office_name }: OfficeChoice): void =>
  saveDraft<OfficeChoice>(NAME, { credentials_id, office_code, office_name });

export const forgetOffice = (): void => deleteDraft(NAME);
