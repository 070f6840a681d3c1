import type { Access } from '../../accounting-package';
import type { Currency, Journal } from '../../master-data';
import { search } from '../finder/search';
import type { TwinfieldSettings } from '../settings';
import { readOffice } from './read-office';

const CATEGORIES = ['sales', 'purchase', 'journal'] as const;

/** The journals in which something can be posted; those of banks and cash are left out. */
export async function listJournals(
  settings: TwinfieldSettings,
  access: Access,
): Promise<Journal[]> {
  const journals: Journal[] = [];
  // One after the other: the package counts what is asked at once.
  for (const category of CATEGORIES) {
    const found = await search(settings, access, 'TRS', { options: { category } });
    journals.push(...found.map(({ code, name }) => ({ code, name, category })));
  }
  return journals;
}

/** The office's own currency first, the others as the package has them. */
export async function listCurrencies(
  settings: TwinfieldSettings,
  access: Access,
): Promise<Currency[]> {
  const { base_currency } = await readOffice(settings, access);
  const found = await search(settings, access, 'CUR', {});
  const isOwn = ({ code }: Currency) => code === base_currency;
  return [...found.filter(isOwn), ...found.filter((currency) => !isOwn(currency))];
}
