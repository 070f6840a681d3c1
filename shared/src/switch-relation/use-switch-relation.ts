import { useLocation, useNavigate } from '../router';

export type Destination = {
  relation_id: number;
  /** Into a client's books; leave out for an administration of one's own, also for the way back. */
  impersonate?: boolean;
  /** The dashboard when left out. */
  to?: string;
  /** Into a client's books for this one page: leaving the page leaves them again. */
  visit?: boolean;
  /** The current page only leads on: neither Back nor a switch that fails leads to it. */
  passing?: boolean;
};

/** What the page that switches is told by who leads to it. */
export type Switch = Required<Omit<Destination, 'passing'>> & {
  /** The firm whose client it is, for who may be elsewhere: they go there first. */
  by?: number | null | undefined;
  /** Where one is led back to when it fails. */
  from: string;
};

export const SWITCH_PATH = '/switch';
const DASHBOARD = '/dashboard';

/**
 * Goes on in another company, on a page of choice. It is a way out of the current page like any other: unsaved work is
 * asked about first. When it fails one is back on that page, with a notice.
 */
export function useSwitchRelation(): (destination: Destination) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return ({ relation_id, impersonate = false, to = DASHBOARD, visit = false, passing = false }) => {
    const from = passing ? DASHBOARD : pathname + search;
    const state: Switch = { relation_id, impersonate, to, visit, from };
    void navigate(SWITCH_PATH, { state, replace: passing });
  };
}
