export const texts = {
  title: 'Passkeys',
  explanation:
    'Met een passkey log je in zonder wachtwoord: met je vingerafdruk, je gezicht of de code van je apparaat. Er volgt dan ook geen tweede stap.',
  none: 'Je hebt nog geen passkeys.',
  elsewhere: 'Een passkey toevoegen kan niet op dit adres, wel op',
  unable: 'Deze browser kent geen passkeys. Gebruik een nieuwere browser om er een toe te voegen.',
  add: 'Passkey toevoegen',
  name: 'Naam',
  nameHint: 'Bijvoorbeeld: laptop van kantoor',
  made: 'Toegevoegd',
  lastUsed: 'Laatst gebruikt',
  neverUsed: 'nog niet gebruikt',
  usedAt: (when: string) => `laatst gebruikt ${when}`,

  adding: {
    text: 'Vul je wachtwoord in om te laten zien dat jij het bent. Daarna vraagt je browser waar de passkey komt.',
    password: 'Wachtwoord',
    done: (name: string) => `Je kunt nu inloggen met ${name}`,
    stopped: 'Er is geen passkey gemaakt. Probeer het opnieuw, of kies een ander apparaat.',
    known: 'Op dit apparaat staat al een passkey van je account.',
  },

  rename: 'Naam wijzigen',
  renamed: (name: string) => `De passkey heet nu ${name}`,

  remove: 'Verwijderen',
  removeTitle: (name: string) => `${name} verwijderen?`,
  removeText:
    'Met deze passkey kun je daarna niet meer inloggen. Met je wachtwoord log je in zoals eerst.',
  removed: (name: string) => `Met ${name} kan niet meer worden ingelogd`,
};
