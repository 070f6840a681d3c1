/** What the pages before sign-in have in common. */
export const texts = {
  failed: 'Dit lukt nu niet. Controleer je internetverbinding en probeer het opnieuw.',
  pause: (minutes: number) =>
    `Te veel pogingen. Probeer het over ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} opnieuw.`,
  withReference: (message: string, reference: string) =>
    `${message.replace(/\.?$/, '.')} Kenmerk voor de helpdesk: ${reference}`,
  invalid: 'Niet alle velden zijn juist ingevuld',
  fillIn: 'Vul de velden in',
  login: 'Inloggen',
  toLogin: 'Terug naar inloggen',
  retry: 'Opnieuw proberen',
  looking: 'Even kijken wie er is ingelogd…',
  asOther: (name: string | null, other: string) =>
    `Je bent ${name ? `ingelogd als ${name}` : 'al ingelogd'}. Doorgaan als ${other}?`,
  proceed: 'Doorgaan',
  cancel: 'Annuleren',
  passwordRequired: 'Wachtwoord is verplicht.',
};
