/** How a document is labelled: INK is a purchase, VRK a sale. */
export const TAGS = { INK: 'Inkoop', VRK: 'Verkoop' } as const;

export type Tag = keyof typeof TAGS;

export const TAG_CODES = Object.keys(TAGS) as Tag[];
