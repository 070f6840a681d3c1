export const texts = {
  title: 'Wachtwoord vergeten',
  intro: 'Vul je e-mailadres in. Je krijgt een link waarmee je een nieuw wachtwoord kiest.',
  email: 'E-mailadres',
  submit: 'Verstuur link',
  sent: (email: string) => `Een e-mail is verzonden naar ${email}`,
  sentHint:
    'De link is 60 minuten geldig. Zie je niets, kijk dan bij de ongewenste e-mail of verstuur de link opnieuw.',
  wrong: 'E-mailadres is onjuist',
};
