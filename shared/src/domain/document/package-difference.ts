/** What can become of a transaction in the accounting package without us. */
export const PACKAGE_DIFFERENCES = ['changed', 'deleted'] as const;
export type PackageDifference = (typeof PACKAGE_DIFFERENCES)[number];
