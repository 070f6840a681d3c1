export const texts = {
  title: 'Documenten uploaden',
  loading: 'Bestanden ophalen…',
  failed: 'Er ging iets mis bij het ophalen van wat je deelde',
  shared: (count: number) => (count === 1 ? '1 bestand gedeeld' : `${count} bestanden gedeeld`),
  ask: 'Nog niet aangeleverd. Lever alleen aan wat je herkent: ook een website kan hier bestanden neerzetten.',
  agree: 'Aanleveren',
  refuse: 'Niet aanleveren',
  // 'B.V.' ends the sentence as well.
  sharedFor: (company: string) => `Wordt aangeleverd bij ${company.replace(/\.$/, '')}.`,
  choose: 'Kies voor welke relatie je aanlevert.',
  lost: 'Wat je deelde is niet aangekomen. Deel het nog een keer, of kies het hieronder.',
  notHere: (company: string) =>
    `Bij ${company} kun je geen documenten aanleveren. Kies bovenaan een andere administratie; wat je deelde blijft een dag bewaard in deze browser.`,
};
