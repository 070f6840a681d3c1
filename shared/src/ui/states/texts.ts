export const texts = {
  retry: 'Opnieuw proberen',
  loading: 'Laden...',
  /** As the API calls a fault of which nobody knows more. */
  fault: 'Er heeft een fout plaatsgevonden',
  reference: (reference: string) => `Kenmerk ${reference}`,
};
