import { loadDateFinder, type FindDates } from '../../../text/find-dates';
import type { Language } from '../../../text/languages';
import { splitSentences } from '../../../text/sentences';
import { onOneLine } from '../../../text/span';
import { foldAccents } from '../../../text/words';
import { findOwner } from './owners';
import { PHRASES, type MomentPhrases } from './phrases';
import { isAgreed, isBareGoodWill, isPromise, settleRequest, toPhraseText } from './replies';
import { REPLIES } from './reply-phrases';
import { clockTime, type Turn } from './turn';

/** Where something was said. */
export interface Moment {
  readonly quote: string;
  readonly speaker: string | null;
  /** HH:MM:SS of the turn in which it was said. */
  readonly time: string | null;
  /** From 1. */
  readonly turn: number;
}

interface Task extends Moment {
  readonly owner: string | null;
  readonly due_date: string | null;
  /** The words that name the day. */
  readonly due_text: string | null;
}

export interface Moments {
  readonly decisions: readonly Moment[];
  readonly actions: readonly Task[];
  readonly objections: readonly Moment[];
}

export interface CallFacts {
  readonly turns: readonly Turn[];
  /** Of the speakers and of others who take part. */
  readonly names: readonly string[];
  readonly language: Language;
  readonly date: Date;
}

/**
 * Decisions, tasks and objections, by the phrases that announce them; a sentence is one of them at most. What was asked for and refused
 * is no task, unless another takes it on.
 */
export async function findMoments(call: CallFacts): Promise<Moments> {
  const findDates = await loadDateFinder(call.language);
  const found = { decisions: [] as Moment[], actions: [] as Task[], objections: [] as Moment[] };
  const answered = new Set<number>();
  /** "Can you do it?" "Sure, today."; not "I can't before Thursday". */
  const dueInAnswer = ({ answeredIn }: { readonly answeredIn: number | null }) => {
    const answer = answeredIn === null ? '' : (call.turns[answeredIn]?.text ?? '');
    const isRefusal = REPLIES[call.language].refusal.test(toPhraseText(answer));
    return findDue(isRefusal ? '' : answer, findDates, call.date);
  };
  call.turns.forEach((turn, index) => {
    for (const { text } of splitSentences(turn.text, call.language)) {
      const moment = { quote: onOneLine(text), speaker: turn.speaker, time: clockTime(turn.start), turn: index + 1 };
      const due = findDue(text, findDates, call.date);
      const kind = kindOf(toPhraseText(text), index, due.due_date !== null, call);
      if (kind === 'decision') found.decisions.push(moment);
      else if (kind === 'objection') found.objections.push(moment);
      else if (kind !== null) {
        const task = toTask(kind, text, index, call, answered);
        if (task) found.actions.push({ ...moment, owner: task.owner, ...(due.due_date ? due : dueInAnswer(task)) });
      }
    }
  });
  return found;
}

export type TaskKind = 'promise' | 'request' | 'assigned' | 'duty';

/** The owner of a task; null when it was refused, or is the answer to a request that is listed already. */
function toTask(kind: TaskKind, text: string, index: number, call: CallFacts, answered: Set<number>) {
  if (kind === 'promise' && answered.has(index) && isBareGoodWill(toPhraseText(text), call.language)) return null;
  const owner = findOwner(kind, text, index, call);
  if (kind !== 'request') return { owner, answeredIn: null };
  const settled = settleRequest(call.turns, index, owner, call.language);
  if (settled.isRefused) return null;
  if (settled.answeredIn !== null) answered.add(settled.answeredIn);
  return { owner: settled.owner, answeredIn: settled.answeredIn };
}

function kindOf(
  sentence: string,
  index: number,
  isDated: boolean,
  { names, language, turns }: CallFacts,
): 'decision' | 'objection' | TaskKind | null {
  const phrases = PHRASES[language];
  const isQuestion = sentence.includes('?');
  const isDecided = phrases.decision.test(sentence) && !phrases.noDecision.test(sentence);
  if (isDecided && !isQuestion) return 'decision';
  if (REPLIES[language].proposal.test(sentence) && isAgreed(turns, index, language)) return 'decision';
  const isObjection = phrases.objection.test(sentence.replace(phrases.noObjection, ' '));
  const promises = isPromise(sentence, language) || (isDated && !isQuestion && isDatedPromise(sentence, language));
  const task = isObjection && !isQuestion && !promises ? null : taskOf(sentence, phrases, names, promises);
  return task ?? (isObjection ? 'objection' : null);
}

function isDatedPromise(sentence: string, language: Language): boolean {
  return PHRASES[language].datedPromise.test(sentence) && !REPLIES[language].noPromise.test(sentence);
}

function taskOf(
  sentence: string,
  phrases: MomentPhrases,
  names: readonly string[],
  promises: boolean,
): TaskKind | null {
  if (phrases.noTask.test(sentence)) return null;
  if (promises) return 'promise';
  const isDuty = phrases.duty.test(sentence) && !phrases.hedge.test(sentence);
  if (UNNAMED.test(sentence) && isDuty) return sentence.includes('?') ? null : 'duty';
  if (phrases.request.test(sentence) || isOrder(sentence, names)) return 'request';
  const isAssigned = names.some((name) => {
    const at = sentence.indexOf(`${foldAccents(firstName(name))} `);
    return at !== -1 && new RegExp(`^\\S+\\s+${phrases.assigned}`, 'u').test(sentence.slice(at));
  });
  if (isAssigned && !sentence.includes('?')) return 'assigned';
  return isDuty && !sentence.includes('?') ? 'duty' : null;
}

/** "Alguien tiene que …" asks no one in particular. */
const UNNAMED = /\b(?:someone|somebody|one of us|quelqu'un|alguien)\b/u;

/** "Tom, prepare the slides": a name, a comma and what to do. */
function isOrder(sentence: string, names: readonly string[]): boolean {
  return names.some((name) => {
    const rest = sentence.startsWith(`${foldAccents(firstName(name))}, `)
      ? sentence.slice(sentence.indexOf(',') + 2)
      : '';
    return rest.split(' ').length >= 3 && !sentence.includes('?') && !NO_ORDER.test(rest);
  });
}

/** Beginnings of statements, thanks and answers, in the three languages. */
const NO_ORDER =
  /^(?:i|you|we|he|she|they|it|that|this|the|a|there|what|how|why|when|who|if|yes|no|thanks?|thank|good|great|nice|welcome|hello|sorry|your|my|our|is|are|je|j'|tu|vous|nous|on|il|elle|c'est|ce|cela|ca|le|la|les|l'|un|une|oui|non|merci|bonjour|bravo|desole|ton|ta|votre|notre|yo|usted|nosotros|el|ella|es|eso|esto|los|las|una|si|gracias|hola|buenos|perdon|su|nuestro|que|como|me|te)\b/u;

export const firstName = (name: string) => name.split(/\s+/u)[0] ?? name;

function findDue(sentence: string, findDates: FindDates, reference: Date) {
  const [due] = findDates(sentence, { reference, isForward: true }).filter(({ known }) => known.day || known.month);
  return { due_date: due?.date ?? null, due_text: due?.text ?? null };
}
