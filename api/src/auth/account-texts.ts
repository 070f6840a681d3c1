export const TEXTS = {
  linkGone: 'Deze link is niet meer geldig',
  addressTaken: 'Dit e-mailadres is al in gebruik',
  addressInvited:
    'Dit e-mailadres is al in gebruik: er ligt een uitnodiging klaar. Open de link in die e-mail.',
  noPlace:
    'Je hebt geen toegang meer tot een administratie. Vraag de eigenaar van het bedrijf om een uitnodiging.',
  passwordRequired: 'Wachtwoord is verplicht.',
};
