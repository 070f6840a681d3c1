/** Something that a search found, as the palette shows it. */
export type Found = {
  /** What it is called: a number, a name. */
  title: string;
  /** What tells it from others of the same name. */
  detail?: string;
  /** Its address within the product. */
  to: string;
};

/**
 * Searches one kind of things of the open company: what a remote promises to expose as `find` under a finder's name.
 *
 * @returns the best few
 */
export type Find = (search: string, signal: AbortSignal) => Promise<Found[]>;
