export const texts = {
  staysInTrash: 'Wat is ingevuld en wat is gevraagd of gezegd, blijft achter in de prullenbak.',
};
