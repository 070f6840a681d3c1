/** Rows as the one page of a list. */
export const pageOf = <Row>(data: Row[]) => ({
  data,
  pagination: {
    page: 1,
    itemsPerPage: 50,
    pageStart: Math.min(1, data.length),
    pageStop: data.length,
    pageCount: 1,
    itemsLength: data.length,
  },
  counts: { all: data.length },
});
