/** What can become of a transaction in the accounting package without us. */
export const PACKAGE_DIFFERENCES = ['changed', 'deleted'] as const;
export type PackageDifference = (typeof PACKAGE_DIFFERENCES)[number];

/** How each is called. */
export const PACKAGE_DIFFERENCE_NAMES = {
  changed: 'Gewijzigd in Twinfield',
  deleted: 'Verwijderd in Twinfield',
} satisfies Record<PackageDifference, string>;
