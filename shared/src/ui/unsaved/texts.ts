export const texts = { leave: 'Afsluiten', stay: 'Verder bewerken' };
