export const texts = {
  title: 'Versturen factuur',
  emails: 'E-mailadressen',
  emailsHint: 'Alle ontvangers zien elkaars adres',
  message: 'Bericht',
  failed: 'Er ging iets mis bij het laden van je bedrijfsgegevens',
  attachment: 'De factuur gaat als PDF met de e-mail mee.',
  send: 'Versturen',
  cancel: 'Annuleren',
  leave: 'Weet je zeker dat je wil afsluiten zonder te versturen? Je bericht wordt niet bewaard.',
  done: 'Gelukt!',
  sent: (emails: string) => `Factuur is verzonden naar ${emails}`,
  sentAgain: (emails: string) => `Factuur is opnieuw verzonden naar ${emails}`,
};
