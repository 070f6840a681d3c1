/** A name as it stands at the end of a sentence: the full stop of `B.V.` and `Zn.` ends that as well. */
export const lastInSentence = (name: string): string => name.replace(/\.$/, '');
