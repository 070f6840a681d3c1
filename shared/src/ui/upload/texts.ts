export const texts = {
  done: 'Klaar',
  retry: (name: string) => `${name} opnieuw proberen`,
  remove: (name: string) => `${name} verwijderen`,
  uploading: (name: string) => `${name} uploaden`,
};
