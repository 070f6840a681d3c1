const open = new WeakSet<Element>();

function set(popover: HTMLElement, isOpen: boolean): void {
  if (open.has(popover) === isOpen) return;
  if (isOpen) open.add(popover);
  else open.delete(popover);
  if (!isOpen) document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)?.focus();
  const newState = isOpen ? 'open' : 'closed';
  popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}

function toggle({ target }: Event): void {
  const button = (target as Element).closest('[popovertarget]');
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (popover) set(popover, !open.has(popover));
}

/** Opens and closes popovers in the tests of a file, as a browser does and jsdom does not. */
export function withPopovers(): void {
  beforeAll(() => {
    document.addEventListener('click', toggle);
    HTMLElement.prototype.hidePopover = function hide() {
      set(this, false);
    };
  });
  afterAll(() => document.removeEventListener('click', toggle));
}
