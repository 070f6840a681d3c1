import { renderScreen } from '@boekwerk/shared/testing/render-screen';
import { act, fireEvent, screen } from '@testing-library/react';
import { LineHandle } from './line-handle';

/** The pointer that an element has captured, as browsers have it and jsdom has not: until the button is let go. */
const captured = new Set<number>();
beforeAll(() => {
  // A listener of jsdom takes no signal but one of its own.
  const frame = document.body.appendChild(document.createElement('iframe'));
  globalThis.AbortController = (frame.contentWindow as Window & typeof globalThis).AbortController;
  Element.prototype.setPointerCapture = (id) => void captured.add(id);
  Element.prototype.hasPointerCapture = (id) => captured.has(id);
});

function open() {
  const moved: [from: number, to: number][] = [];
  const onMove = (from: number, to: number) => void moved.push([from, to]);
  renderScreen(
    <table>
      <tbody>
        {[0, 1].map((index) => (
          <tr key={index} className="invoicing-line">
            <td>
              <LineHandle index={index} onMove={onMove} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>,
  );
  const handle = screen.getByRole('button', { name: 'Verplaats regel 1' });
  /** As jsdom knows no events of a pointer. */
  const event = (name: string) => new MouseEvent(name, { bubbles: true, clientY: 50 });
  const press = () => fireEvent(handle, event('pointerdown'));
  const letGo = () => {
    captured.clear();
    fireEvent(handle, event('pointerup'));
  };
  const move = () => fireEvent(window, event('pointermove'));
  return { moved, press, letGo, move };
}

/** What follows the pointer is fetched with the first press. */
const fetched = () => act(() => import('./drag-line'));

describe('the handle of a line', () => {
  it('takes it where it is let go', async () => {
    const { moved, press, letGo, move } = open();
    press();
    await fetched();
    move();
    letGo();
    expect(moved).toEqual([[0, 1]]);
  });

  it('holds nothing that was let go before it could be followed', async () => {
    const { moved, press, letGo, move } = open();
    press();
    letGo();
    await fetched();
    move();
    letGo();
    expect(moved).toEqual([]);
  });
});
