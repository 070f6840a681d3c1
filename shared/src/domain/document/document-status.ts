/** Where a document is on its way into the books. */
export const DocumentStatus = {
  toProcess: 0,
  toBook: 1,
  booked: 2,
  questions: 3,
  inProgress: 4,
} as const;

export type DocumentStatus = (typeof DocumentStatus)[keyof typeof DocumentStatus];

export type DocumentAction = 'label';

/** What may be done to a document in each state. */
const ALLOWED: Record<DocumentStatus, readonly DocumentAction[]> = {
  [DocumentStatus.toProcess]: ['label'],
  [DocumentStatus.toBook]: ['label'],
  [DocumentStatus.booked]: [],
  [DocumentStatus.questions]: [],
  [DocumentStatus.inProgress]: [],
};

export const allowsOnDocument = (status: DocumentStatus, action: DocumentAction) =>
  ALLOWED[status].includes(action);
