import { foldAccents } from '../../../text/words';
import { firstName, type CallFacts, type TaskKind } from './find-moments';

/**
 * Who is to do it: the speaker who promises; the one who is named; of a request without a name, the next other speaker. Null when the
 * call does not say.
 */
export function findOwner(kind: TaskKind, sentence: string, turn: number, { turns, names }: CallFacts): string | null {
  const speaker = turns[turn]?.speaker ?? null;
  if (kind === 'promise') return speaker;
  const known = names.filter((name) => name !== speaker);
  const named = kind === 'request' ? findAddressed(sentence, known) : findName(sentence, known);
  if (named !== null || kind !== 'request') return named;
  const next = turns.slice(turn + 1).find((one) => one.speaker !== null && one.speaker !== speaker)?.speaker ?? null;
  const others = names.filter((name) => name !== speaker);
  return others.length === 1 ? (others[0] ?? null) : next;
}

/** "Ben, can you …" and "can you …, Ben?" speak to Ben; "can you ask Ben's team" does not. */
function findAddressed(sentence: string, names: readonly string[]): string | null {
  const text = foldAccents(sentence);
  return names.find((name) => addressesName(text, foldAccents(firstName(name)))) ?? null;
}

/** Whether a sentence without accents begins with the name and a comma, or has it between commas or at its end. */
function addressesName(text: string, name: string): boolean {
  const places: number[] = [];
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) places.push(at);
  return places.some((at) => {
    const before = text.slice(0, at).trimEnd();
    const after = text.slice(at + name.length).trimStart();
    const isStart = before === '' || /(?:[,;:–-]|^(?:and|so|ok|okay|et|alors|y|bueno|entonces))$/u.test(before);
    return (
      isStart &&
      /^[\p{L}\s]{0,30}[,?!.¿:]|^(?:please|can|could|would|peux|tu|pouvez|pourr|merci|puedes|podrias|por favor)/u.test(
        after,
      )
    );
  });
}

/** The name that comes first in the sentence. */
function findName(sentence: string, names: readonly string[]): string | null {
  const words = foldAccents(sentence).split(/[^\p{L}\p{N}'’-]+/u);
  const places = names
    .map((name) => ({ name, at: words.indexOf(foldAccents(firstName(name))) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at);
  return places[0]?.name ?? null;
}
