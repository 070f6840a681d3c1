import type { Destination } from '@boekwerk/shared/switch-relation';

/** One row of the palette: what it is called, and where it leads. */
export type PaletteRow = {
  id: string;
  title: string;
  detail?: string;
  /** A name of {@link pictures}. */
  icon?: string;
  /** An address within the product, or another company. */
  leadsTo: string | Destination;
};

/** How many rows of one kind there is room for. */
export const FEW = 5;

/** Rows of one kind, under one title. */
export type PaletteGroup = { title: string; rows: PaletteRow[] };
