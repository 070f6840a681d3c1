/** A name as it is compared: case and spaces do not matter. */
export const asCompared = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
