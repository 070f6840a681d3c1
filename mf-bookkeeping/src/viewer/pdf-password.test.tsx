import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import type { PdfLock } from '@boekwerk/shared/ui/pdf';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { PdfPassword } from './pdf-password';

it('asks for the password of a PDF by its name, and says when it is not the one', async () => {
  const tried = jest.fn();
  let refuse = () => {};
  function Locked() {
    const [lock, setLock] = useState<PdfLock>({ isWrong: false, open: tried });
    refuse = () => setLock({ isWrong: true, open: tried });
    return <PdfPassword name="geheim.pdf" lock={lock} />;
  }
  const { user } = renderScreen(<Locked />);
  expect(screen.getByText('geheim.pdf is met een wachtwoord beveiligd')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Openen' })).toBeDisabled();
  await user.type(screen.getByLabelText('Wachtwoord'), 'geheim{Enter}');
  expect(tried).toHaveBeenCalledWith('geheim');
  expect(screen.queryByText('Dit wachtwoord is onjuist')).not.toBeInTheDocument();
  act(() => refuse());
  expect(screen.getByText('Dit wachtwoord is onjuist')).toBeVisible();
});
