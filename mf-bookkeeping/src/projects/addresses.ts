export const OVERVIEW = '/project/overview';

/** Not as the list was left: whatever it was narrowed down to, a new project is in it. */
export const WHOLE_OVERVIEW = `${OVERVIEW}?page=1`;

export const CREATE = '/project/create';

export const editAddress = (id: number) => `/project/edit/${id}`;
