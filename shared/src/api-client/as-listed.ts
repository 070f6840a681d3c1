/**
 * How a form asks for a thing of a list: it begins with what is listed, each time that it is opened, and is asked for only
 * after it was found to be another by now. Of nothing, for a new one, nothing is asked.
 */
export const asListed = <Thing>(thing: Thing | undefined) => ({
  enabled: thing !== undefined,
  initialData: thing,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});
