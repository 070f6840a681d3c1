import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { RowMenu } from './row-menu';

const remove = jest.fn();

describe('the menu of a row', () => {
  it('opens with the first press, keeps the focus on its button, and does what is chosen', async () => {
    const items = [{ key: 'delete', label: 'Verwijderen', onClick: remove }];
    const { user } = renderScreen(<RowMenu label="Acties" items={items} />);
    await user.tab();
    await user.keyboard('{Enter}');
    const item = await screen.findByText('Verwijderen');
    expect(screen.getByRole('button', { name: 'Acties' })).toHaveFocus();
    await user.click(item);
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('is not there when nothing can be done', () => {
    renderScreen(<RowMenu label="Acties" items={[]} />);
    expect(screen.queryByRole('button', { name: 'Acties' })).not.toBeInTheDocument();
  });
});
