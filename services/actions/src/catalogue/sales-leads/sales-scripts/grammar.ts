import type { Language } from '../../../text/languages';
import type { Grammar } from '../../../writing/compose';
import type { ObjectionKind, Stage } from './frameworks';
import en from './grammar.en.json';
import es from './grammar.es.json';
import fr from './grammar.fr.json';

export type ScriptPart =
  | 'opening_name'
  | 'opening_permission'
  | 'opening_reason'
  | 'opening_transition'
  | 'pitch'
  | 'benefit'
  | 'proof'
  | 'pitch_check'
  | `clarify_${ObjectionKind}`
  | 'objection_check'
  | 'close_step'
  | 'close_date'
  | 'close_people'
  | 'close_summary';

export interface ScriptGrammar {
  readonly titles: Readonly<Record<Stage | 'opening' | 'pitch' | 'objections' | 'close', string>>;
  readonly parts: Grammar<ScriptPart>;
  /** All questions that can be filled are asked, in this order. */
  readonly questions: Readonly<Record<Stage, readonly string[]>>;
  /** Stand where a fact is missing. */
  readonly marks: { readonly name: string; readonly company: string; readonly heard: string; readonly answer: string };
}

export const SCRIPT_GRAMMARS: Record<Language, ScriptGrammar> = { en, fr, es };
