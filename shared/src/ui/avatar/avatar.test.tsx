import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './avatar';

const drawn = () => document.querySelector('.bw-avatar');

describe('Avatar', () => {
  it.each([
    ['Maria van der Velde', 'MV'],
    ['Bram', 'B'],
    ['', ''],
  ])('shows the initials of "%s" as %s', (name, initials) => {
    render(<Avatar name={name} url={null} />);
    expect(drawn()).toHaveAttribute('data-initials', initials);
  });

  it('shows the initials when the picture cannot be had, and the next picture again', () => {
    const { rerender } = render(<Avatar name="Bram Smit" url="/files/1" />);
    fireEvent.error(drawn() as Element);
    expect(drawn()).toHaveAttribute('data-initials', 'BS');
    rerender(<Avatar name="Bram Smit" url="/files/2" />);
    expect(drawn()).toHaveAttribute('src', '/files/2');
  });
});
