export const TEXTS = {
  linkGone: 'Deze link is niet meer geldig',
  addressTaken: 'Dit e-mailadres is al in gebruik',
  addressInvited:
    'Dit e-mailadres is al in gebruik: er ligt een uitnodiging klaar. Open de link in die e-mail.',
  passwordRequired: 'Wachtwoord is verplicht.',
};
