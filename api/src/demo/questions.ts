import type { DemoDocument } from './documents';
import type { PEOPLE } from './people';

/** Who speaks: somebody at the firm, or the owner of the bakery. */
export type Speaker = Exclude<keyof typeof PEOPLE, 'importer' | 'colleague'>;

type Question = Pick<DemoDocument, 'of' | 'file_name'> & {
  /** First things first. */
  said: { by: Speaker; days_ago: number; message: string }[];
};

/** What the firm asked about documents that were handed in. */
export const QUESTIONS: readonly Question[] = [
  {
    of: 'bakery',
    file_name: 'IMG_4146.jpg',
    said: [
      {
        by: 'accountant',
        days_ago: 15,
        message: 'Was dit parkeren zakelijk? Zo ja, bij wie was je?',
      },
      {
        by: 'entrepreneur',
        days_ago: 14,
        message: 'Ja, ik was in Rotterdam bij de leverancier van onze taartdozen.',
      },
    ],
  },
  {
    of: 'bakery',
    file_name: 'Factuur Oventechniek Smits 2663.pdf',
    said: [
      {
        by: 'accountant',
        days_ago: 6,
        message: 'Is dit gewoon onderhoud, of is er een nieuwe oven geplaatst?',
      },
    ],
  },
  {
    of: 'florist',
    file_name: 'Factuur Bloemenimport Van Rijn 2656.pdf',
    said: [
      {
        by: 'assistant',
        days_ago: 5,
        message: 'Deze factuur is van vóór de levering. Heb je ook de pakbon?',
      },
    ],
  },
];
