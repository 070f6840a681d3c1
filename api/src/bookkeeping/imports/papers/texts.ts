export const TEXTS = {
  notDrawn:
    'De documenten konden nu niet worden gemaakt. Er is niets opgeslagen; probeer het zo opnieuw.',
} as const;
