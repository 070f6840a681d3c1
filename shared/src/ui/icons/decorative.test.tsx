import { render, screen } from '@testing-library/react';
import { PlusOutlined } from '../icons';

it('leaves the name of a button to its words', () => {
  render(
    <button type="button">
      <PlusOutlined /> Nieuwe factuur
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Nieuwe factuur' })).toBeInTheDocument();
});
