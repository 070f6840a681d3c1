export const texts = {
  title: 'Nieuw wachtwoord kiezen',
  password: 'Nieuw wachtwoord',
  submit: 'Klaar',
  deadLink: 'Deze link is al gebruikt of verlopen.',
  askNew: 'Vraag een nieuwe link aan',
};
