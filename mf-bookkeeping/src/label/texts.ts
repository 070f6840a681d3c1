const documents = (count: number) => (count === 1 ? '1 document' : `${count} documenten`);
const are = (count: number) => (count === 1 ? 'is' : 'zijn');

export const texts = {
  action: 'Labelen & verwerken',
  noneToProcess: 'Selecteer ook een document dat te verwerken is',
  title: 'Label toewijzen',
  forHowMany: (count: number) => `Voor ${documents(count)}`,
  field: 'Label',
  choose: 'Kies een label',
  clears:
    'Van documenten die al zijn verwerkt, vervallen met een ander label de relatie en de boekingsregels.',
  label: 'Labelen',
  process: 'Verwerken',
  labelFirst: 'Selecteer eerst een label',
  labelNeeded: 'Een label is vereist om te verwerken',
  done: 'Gelukt!',
  labelled: (count: number) => `${documents(count)} ${are(count)} gelabeld`,
  processed: (count: number) => `${documents(count)} ${count === 1 ? 'wordt' : 'worden'} verwerkt`,
};
