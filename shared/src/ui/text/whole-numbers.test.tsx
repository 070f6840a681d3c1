import { render, screen } from '@testing-library/react';
import { WholeNumbers } from './whole-numbers';

describe('a heading', () => {
  it('keeps a number in one piece, and what is read of it as it was', () => {
    render(
      <h1>
        <WholeNumbers text="Creditfactuur BJ2026-0042 van Jansen-Bakker crediteren?" />
      </h1>,
    );
    expect(screen.getByRole('heading')).toHaveAccessibleName(
      'Creditfactuur BJ2026-0042 van Jansen-Bakker crediteren?',
    );
    expect(screen.getByText('BJ2026-0042')).toHaveClass('bw-whole');
    expect(screen.queryByText('Jansen-Bakker')).not.toBeInTheDocument();
  });
});
