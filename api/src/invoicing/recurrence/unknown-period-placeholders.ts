import { unknownPlaceholdersText } from '@boekwerk/shared/contract/fields';
import { unknownPlaceholders } from '@boekwerk/shared/domain/invoice/email-text';
import { PERIOD_PLACEHOLDERS } from '@boekwerk/shared/domain/invoice/recurrence';

type Texts = {
  description: string;
  products: readonly { title: string; description: string }[];
};

/**
 * What is wrong with the texts of a template, by field: placeholders for which nothing can be filled in would
 * stand on every invoice that is made from it.
 */
export function unknownPeriodPlaceholders({
  description,
  products,
}: Texts): Record<string, string> {
  const texts: [field: string, text: string][] = [
    ['description', description],
    ...products.flatMap((line, index): [string, string][] => [
      [`products.${index}.title`, line.title],
      [`products.${index}.description`, line.description],
    ]),
  ];
  return Object.fromEntries(
    texts.flatMap(([field, text]) => {
      const unknown = unknownPlaceholders(text, PERIOD_PLACEHOLDERS);
      return unknown.length === 0 ? [] : [[field, unknownPlaceholdersText(unknown)]];
    }),
  );
}
