export const texts = {
  page: (number: number, count: number) => `Pagina ${number} van ${count}`,
};
