/** Rows as the one page of a list. */
export const pageOf = <Row>(data: Row[]) => ({
  data,
  pagination: {
    page: 1,
    itemsPerPage: 50,
    pageStart: 1,
    pageStop: data.length,
    pageCount: 1,
    itemsLength: data.length,
  },
  counts: { all: data.length },
});
