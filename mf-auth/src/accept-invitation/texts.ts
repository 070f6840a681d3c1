export const texts = {
  title: 'Uitnodiging accepteren',
  busy: 'Je uitnodiging wordt geaccepteerd…',
  asOther: (name: string | null) =>
    `Je bent ${name ? `ingelogd als ${name}` : 'al ingelogd'}. Doorgaan als de uitgenodigde gebruiker?`,
  choosePassword: 'Kies een wachtwoord om je account te maken.',
  password: 'Wachtwoord',
  accept: 'Uitnodiging accepteren',
  failed: 'De uitnodiging kan niet worden geaccepteerd',
  deadLink:
    'Deze uitnodiging is al gebruikt, ingetrokken of verlopen. Vraag wie je heeft uitgenodigd om een nieuwe.',
  login: 'Naar inloggen',
};
