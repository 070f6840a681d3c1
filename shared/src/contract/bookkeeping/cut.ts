import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { idParams } from '../fields';
import { BookingItem } from './documents';

/** Into how many documents one is cut at most. */
const MAX_CUT_PARTS = 500;

const pageNumber = v.pipe(
  v.number('Kies pagina’s'),
  v.integer('Kies pagina’s'),
  v.minValue(1, 'Kies pagina’s'),
  v.maxValue(32_767, 'Kies pagina’s'),
);

export const splitBookingItem = endpoint({
  summary:
    'Cut a document into one for each group of its pages; every page goes into exactly one of them',
  method: 'PUT',
  path: '/administrations/v1/bookingitem/:id/split',
  right: 'documents',
  ids: { 'params.id': 'bookingItem' },
  params: idParams,
  body: v.object({
    /** The pages of each new document, from 1, in their order there. */
    pages: v.optional(
      v.pipe(
        v.array(
          v.pipe(
            v.array(pageNumber, 'Kies pagina’s'),
            v.minLength(1, 'Kies voor elk document een pagina'),
          ),
          'Kies pagina’s',
        ),
        v.minLength(1, 'Verdeel de pagina’s over minimaal twee documenten'),
        v.maxLength(MAX_CUT_PARTS, `Knip in hooguit ${MAX_CUT_PARTS} documenten`),
      ),
      [],
    ),
    /** Also when the e-invoice that is in the file is lost. */
    is_confirmed: v.optional(v.boolean(), false),
  }),
  /** The new documents, in the order of their groups. */
  reply: v.array(BookingItem),
  status: 201,
});
