export const OVERVIEW = '/relation/overview';

/** Not as the list was left: whatever it was narrowed down to, a new relation is in it. */
export const WHOLE_OVERVIEW = `${OVERVIEW}?page=1`;

export const CREATE = '/relation/create';

export const IMPORT = '/relation/import';

export const editAddress = (id: number) => `/relation/edit/${id}`;
