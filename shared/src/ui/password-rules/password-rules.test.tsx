import { render, screen, within } from '@testing-library/react';
import { PasswordProgress, PasswordRules } from '../password-rules';

const metOf = (password: string) => {
  render(<PasswordRules password={password} />);
  return within(screen.getByRole('list', { name: 'Je wachtwoord heeft nodig:' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.endsWith('(voldaan)'));
};

describe('the rules of a new password', () => {
  it.each([
    ['', []],
    ['geheim', ['minimaal 6 tekens (voldaan)', 'een kleine letter (voldaan)']],
    ['G!', ['een hoofdletter (voldaan)', 'een speciaal teken (voldaan)']],
  ])('are ticked off as far as %j meets them', (password, met) => {
    expect(metOf(password)).toEqual(met);
  });

  it.each([
    ['', ''],
    ['geheim', 'Nog nodig: een hoofdletter, een speciaal teken'],
    ['Geheim!', 'Je wachtwoord voldoet'],
  ])('say of %j what is missing: %s', (password, said) => {
    render(<PasswordProgress password={password} />);
    expect(screen.getByRole('status')).toHaveTextContent(said);
  });
});
