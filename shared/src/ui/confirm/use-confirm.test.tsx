import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { Modal } from '../modal';
import { useConfirm } from './confirm-provider';
import type { Question } from './question';

let answer: boolean | undefined;

function Asker({ question }: { question?: Question }) {
  const confirm = useConfirm();
  const ask = async () => {
    answer = await confirm(question);
  };
  return (
    <button type="button" onClick={ask}>
      Vraag
    </button>
  );
}

async function ask(question?: Question) {
  answer = undefined;
  const { user } = renderScreen(<Asker question={question} />);
  await user.click(screen.getByText('Vraag'));
  await screen.findByRole('dialog');
  return user;
}

describe('useConfirm', () => {
  it('asks over the dialogs from which it is asked', async () => {
    const { user } = renderScreen(
      <Modal open title="Document">
        <Modal open title="Knippen">
          <Asker />
        </Modal>
      </Modal>,
    );
    await user.click(await screen.findByText('Vraag'));
    await screen.findByText('Weet je het zeker?');
    const [, inner = 0, question = 0] = [
      ...document.querySelectorAll<HTMLElement>('.ant-modal-wrap'),
    ].map(({ style }) => Number(style.zIndex));
    expect(inner).toBeGreaterThan(0);
    expect(question).toBeGreaterThan(inner);
  });

  it('goes with the page that asks, and changes nothing, when Back leaves that', async () => {
    answer = undefined;
    const { user, router } = renderScreen(<Asker />, { at: '/before' });
    await act(() => router.navigate('/'));
    await user.click(screen.getByText('Vraag'));
    await screen.findByRole('dialog');
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(answer).toBe(false);
  });

  it('asks Weet je het zeker? and goes on with Doorgaan', async () => {
    const user = await ask();
    expect(screen.getByRole('dialog')).toHaveTextContent('Weet je het zeker?');
    await user.click(screen.getByRole('button', { name: 'Doorgaan' }));
    expect(answer).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks once, with the words that are given', async () => {
    await ask({ text: 'Weet je zeker dat je wil afsluiten?', confirmText: 'Afsluiten' });
    expect(
      screen.getByRole('dialog', { name: 'Weet je zeker dat je wil afsluiten?' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('Weet je het zeker?')).not.toBeInTheDocument();
    expect(screen.getAllByText(/Weet je/)).toHaveLength(1);
  });

  it('says Verwijderen when something is lost, with the focus on Annuleren', async () => {
    const user = await ask({ title: 'Concept verwijderen?', isDelete: true });
    expect(screen.getByRole('button', { name: 'Verwijderen' })).toHaveClass('ant-btn-dangerous');
    const safeButton = screen.getByRole('button', { name: 'Annuleren' });
    await waitFor(() => expect(safeButton).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(answer).toBe(false);
  });

  it('takes Escape for no', async () => {
    const user = await ask();
    await user.keyboard('{Escape}');
    expect(answer).toBe(false);
  });

  it('hands the focus back to where it was', async () => {
    const user = await ask();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(screen.getByText('Vraag')).toHaveFocus();
  });
});
