/** What is said about the link with the accounting package. */
export const TEXTS = {
  organization: 'Organisatie',
  task: 'Opdracht',
  relation: 'Relatie',

  foreignConsent:
    'Deze toestemming hoort niet bij deze aanvraag, of is verlopen. Klik opnieuw op Koppel Twinfield.',
  usedConsent: 'Deze toestemming is al gebruikt. Klik opnieuw op Koppel Twinfield.',
  noConsent: 'Twinfield heeft de toestemming niet aangenomen. Koppel opnieuw.',
  otherOrganization: (code: string, expected: string) =>
    `Je hebt toestemming gegeven voor organisatie ${code}. Kies ${expected}, of voeg ${code} toe met Nieuw.`,
  otherFirm: (code: string) => `Organisatie ${code} is al door een ander kantoor gekoppeld.`,
  noCluster: 'Twinfield vertelt niet waar de administraties staan. Probeer het later opnieuw.',

  notLinked: 'Onderneming is nog niet gekoppeld',
  officeTaken: (name: string) => `Deze onderneming is al gekoppeld aan ${name}`,
  officeTakenElsewhere: 'Deze onderneming is al gekoppeld aan een andere relatie',
  officeGone: 'Deze onderneming is er niet meer in Twinfield, of niet voor wie heeft gekoppeld.',
  booking:
    'Er wordt nog geboekt in de onderneming die nu is gekoppeld. Wacht tot dat klaar is voor je een andere kiest.',
  busy: 'Er wordt al gekoppeld of gesynchroniseerd. Wacht tot dat klaar is.',
  otherNumbers: (office: string, differences: string[]) =>
    `${office} heeft in Twinfield ${differences.join(' en ')}. Weet je zeker dat dit de juiste onderneming is?`,
  otherCocNumber: (theirs: string, ours: string) =>
    `KvK-nummer ${theirs} (bij deze relatie: ${ours})`,
  otherTaxNumber: (theirs: string, ours: string) =>
    `btw-nummer ${theirs} (bij deze relatie: ${ours})`,
  firmLeft: 'Het kantoor werkt niet meer voor deze relatie.',

  withoutPeriods: 'De perioden konden niet worden gelezen. Ze worden vannacht opnieuw opgehaald.',

  broken: 'De koppeling met Twinfield is verbroken. Koppel opnieuw.',
  tooMany: 'Twinfield is het te druk. Probeer het over een paar minuten opnieuw.',
  away: 'Twinfield is even niet bereikbaar. Probeer het later opnieuw.',
  failed: 'Er ging iets mis bij het lezen uit Twinfield. Probeer het later opnieuw.',
  /** What is waited for, as long as it is tried again. */
  waits: {
    tooMany: 'Het is druk bij Twinfield. Dit gaat vanzelf verder zodra het weer kan.',
    away: 'Twinfield is even niet bereikbaar. Dit gaat straks vanzelf verder.',
  },
} as const;
