import { type Drawing, type DrawnCanvas, drawCanvas } from './draw-canvas';
import type { DrawnText } from './drawn-text';

/** A page in CSS pixels, and its text, which comes after it: `null` when that cannot be read. */
export type DrawnPage = { canvas: HTMLCanvasElement; text: Promise<DrawnText | null> };

/** Draws a page with its text. @returns null when `signal` stopped it */
export async function drawPage(drawing: Drawing, signal: AbortSignal): Promise<DrawnPage | null> {
  const drawn = await drawCanvas(drawing, signal);
  return drawn && { canvas: drawn.canvas, text: textOf(drawn) };
}

async function textOf({ page, shown }: DrawnCanvas): Promise<DrawnText | null> {
  try {
    const { drawText } = await import('./draw-text');
    return await drawText(page, shown);
  } catch {
    return null;
  }
}
