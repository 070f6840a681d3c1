/**
 * A thing in the version that a form shows of it: what somebody made of it since is not deleted or stopped unseen.
 *
 * @param filled what is in the form
 */
export const asShown = <Thing extends { updated_at: string }>(
  thing: Thing,
  { updated_at = thing.updated_at }: { updated_at?: string | undefined },
): Thing => ({ ...thing, updated_at });
