import { heightOfBars, isTallDialogOpen } from './height-of-bars';

const SCREEN_PX = 800;

/** What stands in the page, of which each element with `data-top` begins there and ends at `data-end`. */
function screenOf(html: string) {
  document.body.innerHTML = html;
  for (const bar of document.querySelectorAll<HTMLElement>('[data-top]')) {
    const [top, end] = [Number(bar.dataset.top), Number(bar.dataset.end ?? SCREEN_PX)];
    bar.getBoundingClientRect = () => new DOMRect(0, top, 375, end - top);
  }
}

beforeEach(() => jest.replaceProperty(window, 'innerHeight', SCREEN_PX));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

it('a notice from below stays clear of the bar of a page, and of a dialog over it', () => {
  screenOf('<footer data-top="740"></footer>');
  expect(heightOfBars()).toBe(60);
  screenOf(
    '<footer data-top="740"></footer><div role="dialog"><button type="submit" data-top="690" data-end="734"></button></div>',
  );
  expect(heightOfBars()).toBe(110);
});

it('a notice from below lies at the end of the screen where no bar does', () => {
  screenOf('<main></main>');
  expect(heightOfBars()).toBe(0);
  screenOf(
    '<footer data-top="740"></footer><div role="dialog"><footer data-top="400" data-end="450"></footer></div>',
  );
  expect(heightOfBars()).toBe(0);
});

const BUTTONS = '<footer data-top="740"></footer>';

it.each([
  ['a tall dialog', `<div role="dialog" data-top="108">${BUTTONS}</div>`, true],
  ['one that was scrolled down', `<div role="dialog" data-top="-240">${BUTTONS}</div>`, true],
  ['one that fills the screen', `<div role="dialog" data-top="0">${BUTTONS}</div>`, false],
  ['a short one', '<div role="dialog" data-top="108" data-end="400"></div>', false],
  ['a page', `<main>${BUTTONS}</main>`, false],
])('a notice comes from above where it would hide a last field: %s', (_, html, isSo) => {
  screenOf(html);
  expect(isTallDialogOpen()).toBe(isSo);
});
