import type { Node } from '../read-ubl';

/** A document as the rules see it. */
export type Ubl = Node & { name: string };

/** A rule of EN 16931, Peppol BIS 3 or its Dutch part, by its own name. */
export type Rule = {
  rule: string;
  /** What is wrong when it does not hold, in Dutch, as the end of a sentence. */
  text: string;
  holds: (ubl: Ubl) => boolean;
};

/** A rule that does not hold. */
export type Problem = Pick<Rule, 'rule' | 'text'>;
