export const TEXTS = { client: 'Ondernemer' } as const;
