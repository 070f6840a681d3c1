export const texts = {
  retry: 'Opnieuw proberen',
  loading: 'Laden...',
  /** As a fault is called of which nobody knows more: by the API, and where something else has answered. */
  faults: ['Er heeft een fout plaatsgevonden', 'Er ging iets mis.'],
  /** What the button says as well, at the end of why. */
  advice: /(?:\.| en) probeer het (?:zo |later |over een minuut )?opnieuw\.$/i,
  reference: (reference: string) => `Kenmerk ${reference}`,
};
