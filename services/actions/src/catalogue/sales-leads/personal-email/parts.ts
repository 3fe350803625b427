import type { Grammar } from '../../../writing/compose';

/** The parts that an e-mail is put together from. Names of facts are those of `slots.ts`. */
export type EmailPart =
  | 'greeting_title'
  | 'greeting'
  | 'greeting_open'
  | 'subject_trigger'
  | 'subject_pain'
  | 'subject_proof'
  | 'subject_topic'
  | 'subject_any'
  | 'opening_trigger'
  | 'opening_pain'
  | 'opening_proof'
  | 'opening_question'
  | 'reason_role'
  | 'reason_trigger'
  | 'link_pain'
  | 'offer'
  | 'proof'
  | 'ask'
  | 'ask_open'
  | 'ask_permission'
  | 'link'
  | 'closing';

export type EmailGrammar = Grammar<EmailPart>;

export interface EmailStructure {
  readonly name: 'trigger' | 'problem' | 'proof' | 'direct' | 'question';
  /** Tried in this order. */
  readonly subjects: readonly EmailPart[];
  /** Without a line for this part the structure is not used. */
  readonly opening: EmailPart | null;
  /** Paragraphs; parts without a line are left out. */
  readonly body: readonly (readonly EmailPart[])[];
  /** In place of the caller's own request where there is none. */
  readonly ask: EmailPart;
}

/** Five ways to build the message. Those that need a fact which is not given are left out. */
export const STRUCTURES: readonly EmailStructure[] = [
  {
    name: 'trigger',
    subjects: ['subject_trigger', 'subject_any'],
    opening: 'opening_trigger',
    body: [
      ['opening_trigger', 'link_pain'],
      ['offer', 'proof'],
    ],
    ask: 'ask_open',
  },
  {
    name: 'problem',
    subjects: ['subject_pain', 'subject_any'],
    opening: 'opening_pain',
    body: [['opening_pain'], ['offer'], ['proof']],
    ask: 'ask_open',
  },
  {
    name: 'proof',
    subjects: ['subject_proof', 'subject_any'],
    opening: 'opening_proof',
    body: [['opening_proof', 'offer'], ['reason_trigger']],
    ask: 'ask_open',
  },
  {
    name: 'direct',
    subjects: ['subject_topic', 'subject_any'],
    opening: null,
    body: [['offer'], ['reason_role']],
    ask: 'ask_open',
  },
  {
    name: 'question',
    subjects: ['subject_any', 'subject_topic'],
    opening: 'opening_question',
    body: [['opening_question'], ['offer']],
    ask: 'ask_permission',
  },
];
