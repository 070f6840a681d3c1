import { DOCUMENT_RULES } from './checks/document-rules';
import { LINE_RULES } from './checks/line-rules';
import { PARTY_RULES } from './checks/party-rules';
import type { Problem } from './checks/rule';
import { TOTAL_RULES } from './checks/total-rules';
import { readUbl } from './read-ubl';

const RULES = [...PARTY_RULES, ...DOCUMENT_RULES, ...LINE_RULES, ...TOTAL_RULES];

/**
 * What is wrong with a finished document: it is read back, and everything is calculated anew from what it
 * says. Nothing is sent that does not pass.
 */
export function checkUbl(xml: string): Problem[] {
  const ubl = readUbl(xml);
  return RULES.filter(({ holds }) => !holds(ubl)).map(({ rule, text }) => ({ rule, text }));
}
