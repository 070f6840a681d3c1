export const TEXTS = { relation: 'Administratie' } as const;
