export const texts = {
  close: 'Melding sluiten',
  undoKeys: 'Control+Z Meta+Z',
  invalid: 'Niet alle velden zijn juist ingevuld',
  fillIn: 'Vul de velden in',
  failed: 'Er heeft een fout plaatsgevonden',
  status: (status: number, reference: string | null) =>
    reference ? `Status ${status}, kenmerk ${reference}` : `Status ${status}`,
};
