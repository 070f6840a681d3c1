export const texts = {
  title: 'Profiel',
  failed: 'Er ging iets mis bij het laden van je profiel',
  personal: 'Persoonlijke gegevens',
  name: 'Voornaam',
  lastName: 'Achternaam',
  email: 'E-mailadres',
  notActivated: (email: string) =>
    `${email} is nog niet bevestigd. Open de link in de activatiemail; tot dan kun je niets naar anderen verzenden.`,
  resendActivation: 'Stuur de activatiemail opnieuw',
  activationSent: 'Activatiemail verstuurd',
  activationSentTo: (email: string) => `Kijk in de mailbox van ${email}.`,
  currentPassword: 'Huidig wachtwoord',
  code: 'Code uit je app',
  codeHint: 'De zes cijfers, of een herstelcode',
  proofHint:
    'Je krijgt een e-mail op het nieuwe adres. Tot je de link daarin opent, log je in met je huidige adres.',
  waiting: (newEmail: string, email: string) =>
    `${newEmail} wacht op bevestiging: open de link in de e-mail die daarheen is gestuurd. Tot dan log je in met ${email}.`,
  withdrawAddress: 'Wijziging annuleren',
  photo: 'Profielfoto',
  photoAlt: 'Je profielfoto',
  noPhoto: 'Je hebt nog geen profielfoto.',
  choose: 'Kies een foto of sleep hem hierheen',
  chooseHint: 'png, jpg, gif of webp, hooguit 5 MB',
  cropTitle: 'Profielfoto uitsnijden',
  cropHint:
    'Sleep de foto, gebruik de pijlen of de pijltjestoetsen om hem op zijn plaats te zetten.',
  cropArea: 'Uitsnede: verplaats de foto met de pijltjestoetsen',
  zoom: 'Zoom',
  move: { left: 'Naar links', right: 'Naar rechts', up: 'Omhoog', down: 'Omlaag' },
  unreadable: 'Dit bestand is geen afbeelding die kan worden gelezen. Kies een ander bestand.',
  usePhoto: 'Gebruik foto',
};
