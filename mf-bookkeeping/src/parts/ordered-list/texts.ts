export const texts = {
  up: (name: string) => `${name} omhoog`,
  down: (name: string) => `${name} omlaag`,
  moved: (name: string, place: number, count: number) => `${name}: plaats ${place} van ${count}`,
};
