export const TEXTS = {
  busy: 'Het is nu even te druk. Probeer het zo opnieuw.',
};
