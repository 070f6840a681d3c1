export const TEXTS = { asked: 'Er staat een vraag open.' } as const;
