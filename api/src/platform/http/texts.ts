/** What a call is answered before it reaches its action, or when that cannot be done. */
export const TEXTS = {
  failed: 'Er heeft een fout plaatsgevonden',
  unavailable: 'De gegevens zijn even niet bereikbaar. Probeer het zo opnieuw.',
  full: 'De schijf van de server is vol. Je gegevens zijn niet opgeslagen: probeer het later opnieuw.',
  unreadable: 'Het verzoek kan niet worden gelezen',
  tooLarge: 'Het verzoek is te groot',
  wrongType: 'Stuur de gegevens als JSON (application/json)',
  wrongMethod: 'Deze actie bestaat niet op dit adres',
  required: 'Dit veld is verplicht',
  wrong: 'Dit veld is niet juist ingevuld',
  notAllowed: 'Dit bevat tekens die niet zijn toegestaan',

  changedBy: (name: string, when: string) =>
    `Intussen gewijzigd door ${name} op ${when}. Kijk eerst wat er is veranderd.`,
  changed: 'Intussen gewijzigd. Kijk eerst wat er is veranderd.',

  inFlight: 'Deze opdracht wordt al uitgevoerd. Probeer het zo opnieuw.',
  otherRequest: 'Deze sleutel is al gebruikt voor een andere opdracht',
  wrongKey: 'Idempotency-Key bestaat uit 1 tot 100 leesbare tekens',

  noSuchPart: 'Dit deel van het bestand bestaat niet',
  linkGone: 'Deze link is verlopen. Open het bestand opnieuw.',
  noFile: 'Kies een bestand',
  emptyFile: 'Het bestand is leeg',
  fileKind: 'Dit bestandstype wordt niet ondersteund',
  noForm: 'Stuur het bestand als formulier (multipart/form-data)',
  tooManyFiles: (n: number) => `Kies hooguit ${n} bestand${n === 1 ? '' : 'en'} tegelijk`,
};
