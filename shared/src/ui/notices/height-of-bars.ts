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
