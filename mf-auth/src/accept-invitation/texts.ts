export const texts = {
  title: 'Uitnodiging accepteren',
  busy: 'Je uitnodiging wordt geaccepteerd…',
  invited: 'de uitgenodigde gebruiker',
  choosePassword: 'Kies een wachtwoord om je account te maken.',
  password: 'Wachtwoord',
  accept: 'Uitnodiging accepteren',
  failed: 'De uitnodiging kan niet worden geaccepteerd',
  deadLink:
    'Deze uitnodiging is al gebruikt, ingetrokken of verlopen. Vraag wie je heeft uitgenodigd om een nieuwe.',
  login: 'Naar inloggen',
};
