/**
 * What remotes show on each other's pages, with its props.
 * `relations/client-form` is exposed by the remote `relations` as `./client-form`, a module that exports
 * `Widget`.
 */
export type Widgets = {
  'relations/client-form': {
    /** Leave out to make a new client. */
    clientId?: number;
    /** For who is on a document that is being booked: a name will do. */
    isBooking?: boolean;
    /** Told whether something is typed that closing would lose: who shows the form asks before closing it. */
    onChange?: (isChanged: boolean) => void;
    onSaved: (client: { id: number; name: string }) => void;
    onCancel: () => void;
  };
  'bookkeeping/upload-modal': {
    /** For an accountant, who hands in for a client: which one. Leave out for the own company. */
    relationId?: number;
    /** Told whether files are on their way, which closing would break off: who shows it asks before closing it. */
    onBusy: (isBusy: boolean) => void;
    onClose: () => void;
  };
};

export type WidgetName = keyof Widgets;
