import { unknownPlaceholdersText } from '@boekwerk/shared/contract/fields';
import { MAX_LENGTH } from '@boekwerk/shared/contract/invoice-form';
import { unknownPlaceholders } from '@boekwerk/shared/domain/invoice/email-text';
import { longestFilled, PERIOD_PLACEHOLDERS } from '@boekwerk/shared/domain/invoice/recurrence';
import { TEXTS } from './texts';

type Texts = {
  description: string;
  products: readonly { title: string; description: string }[];
};

/**
 * What is wrong with the texts of a template, by field. Placeholders for which nothing can be filled in would stand on
 * every invoice that is made from it; a text that becomes longer than its field could not be saved there any more.
 */
export function wrongTemplateTexts({ description, products }: Texts): Record<string, string> {
  const texts: [field: string, text: string, max: number][] = [
    ['description', description, MAX_LENGTH.description],
    ...products.flatMap((line, index): [string, string, number][] => [
      [`products.${index}.title`, line.title, MAX_LENGTH.title],
      [`products.${index}.description`, line.description, MAX_LENGTH.explanation],
    ]),
  ];
  return Object.fromEntries(
    texts.flatMap(([field, text, max]) => {
      const unknown = unknownPlaceholders(text, PERIOD_PLACEHOLDERS);
      if (unknown.length > 0) return [[field, unknownPlaceholdersText(unknown)]];
      return longestFilled(text).length > max ? [[field, TEXTS.tooLongFilled(text, max)]] : [];
    }),
  );
}
