import type { InvoiceStats } from './contract/dashboard';

/**
 * The places at which pages show what other remotes hold, with the props it gets there. Which widget fills a slot says
 * the manifest of its remote: a module that exports `Widget`.
 */
export type Slots = {
  'customer-form': {
    /** Leave out to make a new client. */
    clientId?: number;
    /** For who is on a document that is being booked: a name will do. */
    isBooking?: boolean;
    /** What a new one is at first; a customer, or while a document is being booked a supplier, when nothing is said. */
    kind?: 'client' | 'supplier';
    /** Told whether something is typed that closing would lose: who shows the form asks before closing it. */
    onChange?: (isChanged: boolean) => void;
    onSaved: (client: { id: number; name: string }) => void;
    onCancel: () => void;
  };
  'document-upload': {
    /** For an accountant, who hands in for a client: which one. Leave out for the own company. */
    relationId?: number;
    /** Files that are there already, to hand in at once; `onTaken` is told when they are in good hands. */
    given?: { files: readonly File[]; onTaken: () => void };
    /** Told whether files are on their way, which closing would break off: who shows it asks before closing it. */
    onBusy: (isBusy: boolean) => void;
    onClose: () => void;
  };
  /** Blocks below the figures of a company. */
  'company-dashboard': {
    /** What the dashboard knows itself. */
    stats: InvoiceStats;
  };
  /** Blocks below the figures of an accounting firm. */
  'firm-dashboard': object;
};

export type SlotName = keyof Slots;
