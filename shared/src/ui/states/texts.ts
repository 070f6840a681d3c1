export const texts = { retry: 'Opnieuw proberen', loading: 'Laden...' };
