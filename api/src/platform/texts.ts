/** What any call may be refused with. */
export const TEXTS = {
  notFound: 'Niet gevonden',
  unknown: (what: string) => `${what} niet gevonden`,
  invalid: 'Niet alle velden zijn juist ingevuld',
  forbidden: 'Je hebt geen rechten voor deze actie',
  noAccess: 'Je hebt geen toegang meer tot deze administratie',
  sessionOver: 'Je sessie is verlopen. Log opnieuw in.',
  busy: 'Het is nu even te druk. Probeer het zo opnieuw.',
  gaveUp: 'De verbinding is verbroken',
  tooMany: (minutes: number) => `Te veel pogingen. Probeer het over ${timeOf(minutes)} opnieuw.`,
};

function timeOf(minutes: number): string {
  if (minutes === 1) return 'een minuut';
  return minutes < 120 ? `${minutes} minuten` : `${Math.ceil(minutes / 60)} uur`;
}
