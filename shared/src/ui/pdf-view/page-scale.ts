/** Which side of a page fills the view at zoom 1. */
export type PdfFit = 'width' | 'height';

/** As a {@link PdfFit}, or the whole page as large as fits. */
export type PageFit = PdfFit | 'page';

type Size = { width: number; height: number };

/** How much larger a page is shown than it says it is. */
export function pageScale(page: Size, view: Size, fit: PageFit, zoom: number): number {
  const wide = view.width / page.width;
  const high = view.height / page.height;
  const fitting = { width: wide, height: high, page: Math.min(wide, high) }[fit];
  return Math.max(fitting, SMALLEST) * zoom;
}

/** A view that is not laid out yet measures nothing, and a page cannot be drawn at nothing. */
const SMALLEST = 0.05;

/** Browsers refuse larger canvases, iOS first. */
const MAX_PIXELS = 16_777_216;

/** Pixels per CSS pixel for a drawing of `shown` size: those of the screen, or what a canvas can hold. */
export const pixelRatio = (shown: Size, ofScreen: number): number =>
  Math.min(ofScreen, Math.sqrt(MAX_PIXELS / (shown.width * shown.height)));
