import type { AccountingTaskKind } from '../../../platform/database/schema/accounting';
import type { RelationRequest } from '../../relation-links/relation-request';

/** What a task was asked to do, as its row keeps it; all that is secret is sealed. */
export type TaskRequest = {
  link: { firm_id: number; sealed_consent: string };
  relink: { firm_id: number; credentials_id: number; sealed_consent: string };
  office: {
    firm_id: number;
    credentials_id: number;
    office_code: string;
    office_name: string;
    is_confirmed: boolean;
  };
  sync: { office_code: string };
  relation: RelationRequest;
};

/** The kinds that are done by a job. */
export type TaskKind = Extract<AccountingTaskKind, keyof TaskRequest>;

/** One that is of no use to try again: its text is for who asked. */
export class TaskFailed extends Error {
  constructor(
    message: string,
    /** Confirmed it goes on. */
    readonly is_question = false,
  ) {
    super(message);
  }
}
