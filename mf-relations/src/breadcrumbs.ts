import { OVERVIEW } from './addresses';
import { texts } from './texts';

/** What stands above a page below the overview of relations. */
export const breadcrumbs = (title: string) => [
  { label: texts.relations, to: OVERVIEW },
  { label: title },
];
