export const texts = { breadcrumbs: 'Kruimelpad' };
