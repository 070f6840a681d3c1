export const texts = {
  title: 'Uitnodiging accepteren',
  busy: 'Je uitnodiging wordt geaccepteerd…',
  looking: 'Even kijken wie er is ingelogd…',
  signedInAs: (name: string) =>
    `Je bent ingelogd als ${name}. Doorgaan als de uitgenodigde gebruiker?`,
  signedIn: 'Je bent al ingelogd. Doorgaan als de uitgenodigde gebruiker?',
  proceed: 'Doorgaan',
  cancel: 'Annuleren',
  choosePassword: 'Kies een wachtwoord om je account te maken.',
  password: 'Wachtwoord',
  accept: 'Uitnodiging accepteren',
  failed: 'De uitnodiging kan niet worden geaccepteerd',
  deadLink:
    'Deze uitnodiging is al gebruikt, ingetrokken of verlopen. Vraag wie je heeft uitgenodigd om een nieuwe.',
  login: 'Naar inloggen',
};
