import { fireEvent, render, screen } from '@testing-library/react';
import { DropOverlay } from './drop-overlay';

const bill = new File(['x'], 'bon.png', { type: 'image/png' });

/** What a browser carries while something is dragged. */
function dragged(files: File[]) {
  const types = files.length > 0 ? ['Files'] : [];
  return { types, files, setData: (type: string) => void types.push(type) };
}

function open() {
  const onFiles = jest.fn();
  render(
    <>
      <DropOverlay onFiles={onFiles} />
      <img alt="bon.png" />
    </>,
  );
  return { onFiles, picture: screen.getByRole('img') };
}

describe('files that are dropped on the page', () => {
  it('are taken, and told of while they are held over it', () => {
    const { onFiles, picture } = open();
    const dataTransfer = dragged([bill]);
    fireEvent.dragOver(picture, { dataTransfer });
    expect(screen.getByText('Laat los om te uploaden')).toBeInTheDocument();
    fireEvent.drop(picture, { dataTransfer });
    expect(onFiles).toHaveBeenCalledWith([bill]);
    expect(screen.queryByText('Laat los om te uploaden')).toBeNull();
  });

  it('are none that a browser makes of a picture of the page itself', () => {
    const { onFiles, picture } = open();
    const dataTransfer = dragged([bill]);
    fireEvent.dragStart(picture, { dataTransfer });
    fireEvent.dragOver(picture, { dataTransfer });
    expect(screen.queryByText('Laat los om te uploaden')).toBeNull();
    fireEvent.drop(picture, { dataTransfer });
    expect(onFiles).not.toHaveBeenCalled();
  });
});
