import { randomUUID } from 'node:crypto';
import type { Queue } from '../platform/jobs/jobs';

/** What an e-mail about somebody's account is about. None of it lets anybody in: codes are made when it goes. */
export type AccountEvent =
  /** Proves the address of who registered. */
  | { kind: 'activation'; user_id: number }
  /** Proves the address that somebody wants to change to; or tells there that an account has it already. */
  | { kind: 'newAddress' | 'addressTaken'; address_change_id: number }
  /** Goes to the address from before: when another is asked for, with a link to undo it, and when that is proven. */
  | { kind: 'addressAsked' | 'addressChanged'; address_change_id: number }
  /** For whoever has the address, if anybody does. */
  | { kind: 'reset'; email: string }
  | { kind: 'invitation'; user_id: number; relation_user_id: number; invited_by: number }
  | { kind: 'passwordChanged'; user_id: number }
  /** Somebody signed in from a browser in which this user never was: which one, and when. */
  | { kind: 'newBrowser'; user_id: number; lines: string[] }
  /** What signs in without a password was added, or taken away: how it is called. */
  | { kind: 'passkeyAdded' | 'passkeyRemoved'; user_id: number; lines: string[] }
  /** The second factor of the account, or what stands in for it, is another one. */
  | {
      kind: 'twoFactorOn' | 'twoFactorOff' | 'twoFactorMoved' | 'recoveryCodesRenewed';
      user_id: number;
      lines: [];
    }
  /** Until when a deletion of the account can be taken back; why it did not go on. */
  | { kind: 'deletionAsked' | 'deletionStopped'; user_id: number; lines: string[] }
  | { kind: 'deletionWithdrawn'; user_id: number; lines: [] }
  /** For an owner of the company, in the words of the e-mail. */
  | {
      kind: 'companyChanged';
      user_id: number;
      relation_id: number;
      changed_by: string;
      lines: string[];
    }
  /** For who reads it for the company: what its firm asked, each with where it is answered. */
  | { kind: 'questionsWaiting'; user_id: number; relation_id: number; lines: string[] };

export type AccountMail = {
  occasion: AccountEvent;
  /** A newer request ends the codes of those before it. */
  asked_at: string;
  /** Names the e-mail, so that one that goes twice is seen as one. */
  letter_id: string;
  /** How often it was tried in vain. */
  attempts: number;
};

/** Queues an e-mail about an account in the transaction of what it is about. */
export const queueAccountMail = (queue: Queue, occasion: AccountEvent): Promise<void> =>
  queue('account-mail', {
    occasion,
    asked_at: new Date().toISOString(),
    letter_id: randomUUID(),
    attempts: 0,
  });
