import type { ContentText, CustomTableLayout, Style } from 'pdfmake/interfaces';
import { type Run, runsOf } from './fonts';

export const COLOR = { ink: '#1c2430', muted: '#5b6675', line: '#d5dae1', band: '#f3f5f8' };

/** Points. */
export const PAGE = { width: 595.28, side: 48, top: 48, bottom: 84 };
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;

const mm = (millimetres: number) => (millimetres / 25.4) * 72;
export const LOGO_BOX: [number, number] = [mm(60), mm(24)];

export const STYLES: Record<string, Style> = {
  title: { fontSize: 22, bold: true },
  name: { bold: true, fontSize: 10 },
  muted: { color: COLOR.muted },
  small: { fontSize: 7.5, color: COLOR.muted },
  head: { fontSize: 8, bold: true, color: COLOR.muted },
  due: { fontSize: 11, bold: true },
};

/** Text that may hold what a user typed: every sign in a font that has it, and amounts that stay readable. */
export const typed = (text: string, style: Partial<ContentText> = {}): ContentText => ({
  ...style,
  text: runsOf(text).flatMap(withClearAmounts),
});

/** Inter moves a comma below a 7, so that 577,00 reads as 57700; its tabular figures stand apart. */
const AMOUNT = /(-?\d[\d.]{0,20},\d{2}(?!\d))/;
const CLEAR = { fontFeatures: ['tnum' as const] };

const withClearAmounts = (run: Run) =>
  run.text
    .split(AMOUNT)
    .filter((text) => text !== '')
    .map((text) => ({ ...run, text, ...(AMOUNT.test(text) ? CLEAR : {}) }));

/** Figures to the right and of equal width: a column of amounts is read downwards. */
export const figures = (text: string) => ({
  text,
  alignment: 'right' as const,
  noWrap: true,
  ...CLEAR,
});

/** Rows with a thin line below; no vertical lines. */
export const RULED: CustomTableLayout = {
  hLineWidth: (row) => (row === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: COLOR.line,
  paddingLeft: (column) => (column === 0 ? 0 : 6),
  paddingRight: (column, node) => (column === lastColumn(node.table.body) ? 0 : 6),
  paddingTop: () => 5,
  paddingBottom: () => 5,
};

/** Labels and values, close together and without lines. */
export const PLAIN: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: (column) => (column === 0 ? 0 : 10),
  paddingRight: () => 0,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};

const lastColumn = (body: readonly (readonly unknown[])[]) => (body[0]?.length ?? 0) - 1;
