/** A row of an answer. */
export type Found = readonly [code: string, name: string];

type FinderErrorCode =
  | 'InvalidFinderType'
  | 'NoAccessToOffice'
  | 'OptionNotAllowed'
  | 'OptionMandatory';

/** What the finder says in its own answer, with HTTP 200. */
export class FinderError extends Error {
  readonly code: FinderErrorCode;
  readonly parameters: string[];

  constructor(code: FinderErrorCode, parameters: string[]) {
    super(code);
    this.code = code;
    this.parameters = parameters;
  }
}
