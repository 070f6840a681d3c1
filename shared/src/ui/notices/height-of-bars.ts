import { openDialogs } from '../modal/open-dialogs';

/** A dialog may have its buttons in no bar of its own. */
const BARS = 'footer, .bw-dialog-footer, .ant-modal-footer, [type=submit]';
/** As high as a notice becomes: a bar that begins further up stays in sight by itself. */
const NOTICE_PX = 160;

/** How much of the screen's lower end is taken by what acts on a page, or on the dialog that lies over it. */
export function heightOfBars(): number {
  const place = openDialogs().at(-1) ?? document;
  const tops = [...place.querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top < innerHeight)
    .filter(({ bottom }) => bottom > innerHeight - NOTICE_PX)
    .map(({ top }) => top);
  return innerHeight - Math.min(innerHeight, ...tops);
}

/**
 * Whether a dialog with its buttons at the lower end of the screen lies over the page. Its last field stays above them
 * however far one scrolls, so that a notice there would hide it; above it there is the page alone, or what can be scrolled
 * clear. One that fills the screen has its head there.
 */
export function isTallDialogOpen(): boolean {
  const dialog = openDialogs().at(-1);
  return dialog !== undefined && dialog.getBoundingClientRect().top !== 0 && heightOfBars() > 0;
}
