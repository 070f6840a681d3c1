const counted = (count: number) => (count === 1 ? '1 relatie' : `${count} relaties`);

export const texts = {
  hide: (count: number) => `Verbergen (${count})`,
  show: (count: number) => `Tonen (${count})`,
  assign: (count: number) => `Toewijzen aan collega (${count})`,
  noneShown: 'Alle gekozen relaties zijn al verborgen',
  noneHidden: 'Geen van de gekozen relaties is verborgen',
  noneAssignable: 'Een persoon of een verborgen relatie kan niet worden toegewezen',
  hidden: (count: number) =>
    count === 1 ? '1 relatie is verborgen' : `${counted(count)} zijn verborgen`,
  shown: (count: number) =>
    count === 1 ? '1 relatie is weer zichtbaar' : `${counted(count)} zijn weer zichtbaar`,
  assigned: (count: number, colleague: string) => `${counted(count)} toegewezen aan ${colleague}`,
  failed: (count: number) =>
    count === 1 ? '1 relatie is niet gewijzigd' : `${counted(count)} zijn niet gewijzigd`,
  failure: (name: string, message: string) => `${name}: ${message}`,
  modal: {
    title: (count: number) => `${counted(count)} toewijzen`,
    colleague: 'Collega',
    choose: 'Kies een collega',
    noColleagues: 'Nodig eerst een collega uit bij Instellingen, Gebruikers.',
    right: 'Recht',
    rights: { 1: 'Boekhouding en facturatie', 0: 'Alleen facturatie' },
    hint: 'Wat de collega al heeft, blijft; het recht op deze relaties wordt dit.',
    assign: 'Toewijzen',
    cancel: 'Annuleren',
    failed: 'Er ging iets mis bij het laden van je collega’s',
  },
};
