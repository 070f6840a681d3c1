export const texts = {
  title: 'Wachtwoord',
  current: 'Huidig wachtwoord',
  next: 'Nieuw wachtwoord',
  repeat: 'Herhalen nieuw wachtwoord',
  hint: 'Na het wijzigen word je op al je andere apparaten uitgelogd.',
  changed: 'Je wachtwoord is gewijzigd. Op al je andere apparaten ben je uitgelogd.',
};
