export const texts = { settings: 'Instellingen' };
