export const TEXTS = {
  project: 'Project',
} as const;
