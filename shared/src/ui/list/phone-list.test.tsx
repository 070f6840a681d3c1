import { render, screen } from '@testing-library/react';
import { PhoneLines } from './phone-list';

it.each([null, undefined, ''])(
  'has nothing in place of an amount that is not known: %p',
  (amount) => {
    render(<PhoneLines title="IMG_4198.jpg" amount={amount} meta="29-11-2026" />);
    expect(screen.getAllByRole('strong')).toHaveLength(1);
  },
);
