/** Who looks at a screen; `viewers.ts` brings each about. */
export type Viewer =
  | 'nobody'
  | 'ondernemer'
  | 'boekhouder'
  | 'import'
  /** An entrepreneur with a company of their own in which there is nothing yet. */
  | 'newcomer'
  /** The accountant in the books of Bakkerij Jansen. */
  | 'impersonator';

/** A text whole and to the letter; a pattern where it holds a number or a name. */
type Text = string | RegExp;

/** What stands on a screen, in the words that are prescribed for it, by what it is there. */
export type Says = {
  headings?: readonly Text[];
  buttons?: readonly Text[];
  links?: readonly Text[];
  /** Fields, by their labels. */
  fields?: readonly Text[];
  placeholders?: readonly Text[];
  /** Headings of columns; their case is a matter of style. */
  columns?: readonly Text[];
  /** Without the number behind it. */
  tabs?: readonly Text[];
  /** Of an open menu. */
  items?: readonly Text[];
  /** Anything else that is read: messages, empty states, questions, notices. */
  texts?: readonly Text[];
};

/** What is done on a screen, as a user finds it: by what it is called. */
export type Action =
  /** A button, or an entry of a menu. */
  | { press: Text }
  /** A list of choices. */
  | { open: string }
  /** A check box or switch; one of several choices. */
  | { tick: string }
  | { pick: string }
  | { fill: string; with: string };

export type Screen = {
  as: Viewer;
  path: string;
  /** The first of these in the list at the path is opened: what is looked at has no address that is known. */
  opens?: 'invoice' | 'project' | 'relation';
  /** The main heading, once the screen is there. */
  title: Text;
  says: Says;
  /** What it says after something was done. Nothing is done that changes what another screen says. */
  steps?: readonly { do: readonly Action[]; says: Says }[];
  /** Something is refused: the browser logs every answer of 400 and above. */
  isRefused?: true;
};
