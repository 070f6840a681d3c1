export const TEXTS = { document: 'Document' } as const;
