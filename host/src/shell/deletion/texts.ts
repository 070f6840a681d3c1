export const texts = {
  label: 'Je account wordt verwijderd',
  waiting: (day: string) => `Je account wordt verwijderd. Tot en met ${day} kun je dat terugnemen.`,
  waitingInside: (day: string) =>
    `Je account wordt verwijderd. Tot en met ${day} kun je dat terugnemen, zodra je terug bent in je kantoor.`,
  keep: 'Account houden',
  kept: 'Je account blijft bestaan',
  keptText: 'Er is niets verdwenen.',
};
