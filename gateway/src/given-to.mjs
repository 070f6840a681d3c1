/**
 * Which of the builds of one name somebody gets: the gateway gives it, and the release tool looks what comes together.
 *
 * @template Placed
 * @template {{ percent: number, companies: number[] }} Canary
 * @typedef {{ current?: Placed, canary?: Canary, staging?: Placed }} Channels
 */

/**
 * Who gets the canary at ten percent keeps it at twenty.
 *
 * @template Placed
 * @template {{ percent: number, companies: number[] }} Canary
 * @param {Channels<Placed, Canary>} channels
 * @param {{ group: number | null, company: number | null }} visitor null where that is not known
 * @returns {Placed | Canary | undefined}
 */
export function givenTo({ current, canary }, { group, company }) {
  if (!canary) return current;
  const isGiven =
    (group !== null && group < canary.percent) ||
    (company !== null && canary.companies.includes(company));
  return isGiven ? canary : current;
}

/**
 * Who looks at staging, of what has nothing there what comes after it.
 *
 * @template Placed
 * @template {{ percent: number, companies: number[] }} Canary
 * @param {Channels<Placed, Canary>} channels
 * @returns {Placed | Canary | undefined}
 */
export const onStaging = ({ current, canary, staging }) => staging ?? canary ?? current;
