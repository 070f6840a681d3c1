export const texts = {
  otherAccount: 'Let op: ander rekeningnummer',
  otherAccountText: (account: string) =>
    `De vorige keer was het ${account}. Bel je leverancier op een nummer dat je al kent voordat je betaalt.`,
  first: 'Eerste factuur van deze leverancier',
  firstText: 'Er is nog niets van deze leverancier geboekt. Klopt het rekeningnummer?',
  unusual: 'Bedrag wijkt af:',
  unusualText: (from: string, to: string) => `meestal ${from} tot ${to}.`,
};
