export const texts = {
  title: 'Welkom terug',
  documentTitle: 'Inloggen · Boekwerk',
  email: 'E-mail',
  password: 'Wachtwoord',
  submit: 'Inloggen',
  wrong: 'Email of wachtwoord is onjuist',
  failed: 'Inloggen lukt nu niet. Controleer je internetverbinding en probeer het opnieuw.',
};
