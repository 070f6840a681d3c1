import { documentKey } from './document-key';

/** What a key press on an element of the given HTML does. */
function press(
  init: KeyboardEventInit,
  html = '<button>x</button>',
  { areCharactersOn = true } = {},
) {
  document.body.innerHTML = html;
  let action: string | null = null;
  const listen = (event: KeyboardEvent) => {
    action = documentKey(event, areCharactersOn);
  };
  document.addEventListener('keydown', listen, { once: true });
  const target = document.body.querySelector('button, input, span') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  return action;
}

afterEach(() => document.body.replaceChildren());

describe('documentKey', () => {
  it.each([
    ['ArrowLeft', 'previous'],
    ['ArrowRight', 'next'],
    ['+', 'zoomIn'],
    ['-', 'zoomOut'],
    ['0', 'zoomReset'],
    ['r', 'rotate'],
    ['b', 'fit'],
    ['i', 'purchase'],
    ['?', 'help'],
  ])('%s means %s', (key, action) => expect(press({ key })).toBe(action));

  it('leaves the keys to whoever is typing', () => {
    expect(press({ key: 'ArrowRight' }, '<input value="F2026" />')).toBeNull();
    expect(press({ key: 'r' }, '<input />')).toBeNull();
    expect(press({ key: 'r' }, '<div contenteditable><span>x</span></div>')).toBeNull();
  });

  it('goes on from an empty field, where a form begins, but not from an open list', () => {
    expect(press({ key: 'ArrowRight' }, '<input />')).toBe('next');
    expect(press({ key: 'ArrowLeft' }, '<input role="combobox" aria-expanded="false" />')).toBe(
      'previous',
    );
    expect(
      press({ key: 'ArrowRight' }, '<input role="combobox" aria-expanded="true" />'),
    ).toBeNull();
  });

  it('are none of one character where somebody turned these off (WCAG 2.1.4)', () => {
    const off = { areCharactersOn: false };
    for (const key of ['r', '+', '/', '?']) expect(press({ key }, undefined, off)).toBeNull();
    expect(press({ key: 'ArrowRight' }, undefined, off)).toBe('next');
    expect(press({ key: 's', code: 'KeyS', ctrlKey: true }, undefined, off)).toBe('save');
  });

  it('leaves arrows to the tabs, which move with them', () => {
    expect(press({ key: 'ArrowRight' }, '<button role="tab">x</button>')).toBeNull();
  });

  it('leaves the shortcuts of the browser alone', () => {
    expect(press({ key: '0', ctrlKey: true })).toBeNull();
    expect(press({ key: 'ArrowLeft', altKey: true })).toBeNull();
    expect(press({ key: '@', code: 'Digit2', ctrlKey: true, altKey: true })).toBeNull();
  });

  it.each([
    [{ key: 'Enter', code: 'Enter', ctrlKey: true }, 'goOn'],
    [{ key: 's', code: 'KeyS', metaKey: true }, 'save'],
    [{ key: '¡', code: 'Digit1', altKey: true }, 'firstTab'],
  ] as const)('%j means %s, also to who is typing', (init, action) =>
    expect(press(init, '<input />')).toBe(action),
  );

  it('leaves the key that goes on to a field that it sends', () => {
    const html = '<form data-sent-by-key="true"><input /></form>';
    expect(press({ key: 'Enter', code: 'Enter', ctrlKey: true }, html)).toBeNull();
    expect(press({ key: 's', code: 'KeyS', ctrlKey: true }, html)).toBe('save');
  });

  it('minds no dialog that was closed before', () => {
    const closed = '<div style="display: none"><div role="dialog"></div></div>';
    const html = `${closed}<div role="dialog"><button>x</button></div>`;
    expect(press({ key: 'ArrowRight' }, html)).toBe('next');
  });

  it('leaves all keys to a question over the document', () => {
    const html = '<div role="dialog"></div><div role="dialog"><button>x</button></div>';
    expect(press({ key: 'ArrowRight' }, html)).toBeNull();
    expect(press({ key: 'Enter', code: 'Enter', ctrlKey: true }, html)).toBeNull();
  });
});
