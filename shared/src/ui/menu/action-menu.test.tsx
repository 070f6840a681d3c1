import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/render-screen';
import { RowMenu } from './row-menu';

const remove = jest.fn();

describe('the menu of a row', () => {
  it('opens with the first press, keeps the focus on its button, and does what is chosen', async () => {
    const items = [{ key: 'delete', label: 'Verwijderen', onClick: remove }];
    const { user } = renderScreen(<RowMenu label="Acties" items={items} />);
    await user.click(screen.getByRole('button', { name: 'Acties' }));
    const item = await screen.findByText('Verwijderen');
    expect(screen.getByRole('button', { name: 'Acties' })).toHaveFocus();
    await user.click(item);
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('is entered by who opened it with a key, and with the arrow down from its button', async () => {
    const items = [{ key: 'delete', label: 'Verwijderen', onClick: remove }];
    remove.mockClear();
    const { user } = renderScreen(<RowMenu label="Acties" items={items} />);
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Verwijderen' });
    await waitFor(() => expect(item).toHaveFocus());
    await user.click(item);
    expect(remove).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Acties' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Acties' }));
    expect(screen.getByRole('button', { name: 'Acties' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Acties' })).toHaveFocus();
  });

  it('gives the focus back to its button before it does what is chosen, so that a dialog can too', async () => {
    let focused: Element | null = null;
    const ask = () => {
      focused = document.activeElement;
    };
    const items = [{ key: 'delete', label: 'Verwijderen', onClick: ask }];
    const { user } = renderScreen(<RowMenu label="Acties" items={items} />);
    await user.click(screen.getByRole('button', { name: 'Acties' }));
    const item = await screen.findByRole('menuitem', { name: 'Verwijderen' });
    act(() => item.focus());
    await user.click(item);
    expect(focused).toBe(screen.getByRole('button', { name: 'Acties' }));
  });

  it('says why something cannot be done, also to who goes there by key, and does not do it', async () => {
    const items = [
      { key: 'copy', label: 'Dupliceren', onClick: () => {} },
      { key: 'pay', label: 'Betaald', disabledReason: 'Er staat niets open', onClick: remove },
    ];
    remove.mockClear();
    const { user } = renderScreen(<RowMenu label="Acties" items={items} />);
    await user.click(screen.getByRole('button', { name: 'Acties' }));
    const item = await screen.findByRole('menuitem', { name: /Er staat niets open/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    act(() => item.focus());
    expect(item).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(item);
    expect(remove).not.toHaveBeenCalled();
  });

  it('is on again, also for who hears it, once it can be done', async () => {
    const item = { key: 'pay', label: 'Betaald', onClick: remove };
    const off = { ...item, disabledReason: 'Er staat niets open' };
    function Paid() {
      const [isOff, setOff] = useState(true);
      return (
        <>
          <RowMenu label="Acties" items={[isOff ? off : item]} />
          <button type="button" onClick={() => setOff(false)}>
            Open
          </button>
        </>
      );
    }
    const { user } = renderScreen(<Paid />);
    await user.click(screen.getByRole('button', { name: 'Acties' }));
    await screen.findByRole('menuitem', { name: /Er staat niets open/ });
    await user.click(screen.getByText('Open'));
    await user.click(screen.getByRole('button', { name: 'Acties' }));
    expect(await screen.findByRole('menuitem', { name: 'Betaald' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('is not there when nothing can be done', () => {
    renderScreen(<RowMenu label="Acties" items={[]} />);
    expect(screen.queryByRole('button', { name: 'Acties' })).not.toBeInTheDocument();
  });
});
