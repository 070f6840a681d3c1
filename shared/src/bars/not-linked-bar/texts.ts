export const texts = {
  notLinked: 'Je bent nog niet gekoppeld met Twinfield',
  toSettings: 'Naar instellingen',
};
