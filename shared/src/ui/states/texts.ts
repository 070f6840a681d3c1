export const texts = {
  retry: 'Opnieuw proberen',
  loading: 'Laden...',
  /** As a fault is called of which nobody knows more. */
  fault: 'Er heeft een fout plaatsgevonden',
  /** What the button says as well, at the end of why. */
  advice: /(?:\.| en) probeer het (?:zo |later |over een minuut )?opnieuw\.$/i,
  reference: (reference: string) => `Kenmerk ${reference}`,
};
