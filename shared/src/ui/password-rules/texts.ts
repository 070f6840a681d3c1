export const texts = {
  needs: 'Je wachtwoord heeft nodig:',
  met: 'voldaan',
  unmet: 'nog niet voldaan',
  stillNeeds: (rules: string[]) => `Nog nodig: ${rules.join(', ')}`,
  fits: 'Je wachtwoord voldoet',
};
