export const texts = {
  retry: 'Opnieuw proberen',
  loading: 'Laden...',
  reference: (reference: string) => `Kenmerk ${reference}`,
};
