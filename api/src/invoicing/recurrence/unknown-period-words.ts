import { unknownWordsText } from '@boekwerk/shared/contract/fields';
import { unknownWords } from '@boekwerk/shared/domain/invoice/letter';
import { PERIOD_WORDS } from '@boekwerk/shared/domain/invoice/recurrence';

type Texts = {
  description: string;
  products: readonly { title: string; description: string }[];
};

/**
 * What is wrong with the texts of a template, by field: words between braces for which nothing can be filled in would
 * stand on every invoice that is made from it.
 */
export function unknownPeriodWords({ description, products }: Texts): Record<string, string> {
  const texts: [field: string, text: string][] = [
    ['description', description],
    ...products.flatMap((line, index): [string, string][] => [
      [`products.${index}.title`, line.title],
      [`products.${index}.description`, line.description],
    ]),
  ];
  return Object.fromEntries(
    texts.flatMap(([field, text]) => {
      const unknown = unknownWords(text, PERIOD_WORDS);
      return unknown.length === 0 ? [] : [[field, unknownWordsText(unknown)]];
    }),
  );
}
