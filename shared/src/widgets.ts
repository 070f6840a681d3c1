/**
 * What remotes show on each other's pages, with its props.
 * `relations/client-form` is exposed by the remote `relations` as `./client-form`, a module that exports
 * `Widget`.
 */
export type Widgets = {
  'relations/client-form': {
    /** Leave out to make a new client. */
    clientId?: number;
    /** Told whether something is typed that closing would lose: who shows the form asks before closing it. */
    onChange?: (isChanged: boolean) => void;
    onSaved: (client: { id: number; name: string }) => void;
    onCancel: () => void;
  };
};

export type WidgetName = keyof Widgets;
