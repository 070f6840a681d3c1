/** Where a document of the company one is in is shown. */
export const documentAddress = (id: number | null): string =>
  `/administration/document/overview?id=${id}`;
