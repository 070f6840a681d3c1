export const texts = {
  title: 'Nieuw wachtwoord kiezen',
  busy: 'Je link wordt gecontroleerd…',
  undoTitle: 'E-mailadres terugzetten',
  undo: (email: string) =>
    `Je logt straks weer in met ${email}. Kies daarvoor een nieuw wachtwoord: iemand kan het oude kennen.`,
  password: 'Nieuw wachtwoord',
  submit: 'Klaar',
  deadLink: 'Deze link is al gebruikt of verlopen.',
  askNew: 'Vraag een nieuwe link aan',
};
