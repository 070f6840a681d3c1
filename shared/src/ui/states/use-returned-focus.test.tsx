import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useReturnedFocus } from './use-returned-focus';

function Dialog({ onClose }: { onClose: () => void }) {
  useReturnedFocus();
  return (
    <button type="button" onClick={onClose}>
      Sluiten
    </button>
  );
}

/** What becomes of the button that opened the dialog while that was open. */
type Fate = 'stays' | 'goes' | 'cannot be pressed any more';

function open(fate: Fate) {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    const [isChanged, setChanged] = useState(false);
    return (
      <main>
        <h1>Facturen</h1>
        {!(isChanged && fate === 'goes') && (
          <button
            type="button"
            disabled={isChanged && fate === 'cannot be pressed any more'}
            onClick={() => setOpen(true)}
          >
            Openen
          </button>
        )}
        <input aria-label="Zoeken" />
        {isOpen && (
          <Dialog
            onClose={() => {
              setOpen(false);
              setChanged(true);
            }}
          />
        )}
      </main>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading');

describe('the focus, once a dialog is gone', () => {
  it('is where it was before', async () => {
    const user = open('stays');
    await user.click(button('Openen'));
    await user.click(button('Sluiten'));
    expect(button('Openen')).toHaveFocus();
  });

  it.each(['goes', 'cannot be pressed any more'] as const)(
    'is on the heading of the page when what had it %s',
    async (fate) => {
      const user = open(fate);
      await user.click(button('Openen'));
      await user.click(button('Sluiten'));
      expect(heading()).toHaveFocus();
    },
  );

  it('stays where somebody put it meanwhile', async () => {
    const user = open('stays');
    await user.click(button('Openen'));
    screen.getByLabelText('Zoeken').focus();
    fireEvent.click(button('Sluiten'));
    expect(screen.getByLabelText('Zoeken')).toHaveFocus();
  });

  it('is on the heading when nothing had it, as with a row that was clicked', async () => {
    const user = open('stays');
    // Does not take the focus, as little as what is clicked beside all buttons.
    fireEvent.click(button('Openen'));
    await user.click(button('Sluiten'));
    expect(heading()).toHaveFocus();
  });
});
