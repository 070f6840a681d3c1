type Asked = {
  /** Names the thing and the result: 'Factuur 2026-0042 verwijderen?' */
  title?: string;
  /** Beside a title what comes of it; without one the question itself. */
  text?: string;
  cancelText?: string;
};

/** What is asked before something happens. Its button says what that is: who reads the buttons alone knows enough. */
export type Question = Asked &
  (
    | {
        /** A verb. */
        confirmText: string;
        isDelete?: boolean;
      }
    | {
        /** Something is lost: the button is red and says Verwijderen. */
        isDelete: true;
        confirmText?: string;
      }
  );

/** Before something typed is lost. */
export type LeaveQuestion = Asked & { confirmText?: string };
