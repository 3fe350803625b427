import type { Language } from '../../../text/languages';
import type { Facts } from '../../../writing/facts';
import { fillLine, findSlots, type Voice } from '../../../writing/fill-line';
import { typeset } from '../../../writing/typeset';
import type { FilledTemplate } from './fill-template';
import { REPLY_GRAMMARS } from './grammar';
import type { Intent } from './intents';

export interface Wanted {
  readonly intents: readonly Intent[];
  readonly isAngry: boolean;
}

const THANKS: Readonly<Record<Language, readonly [thanks: RegExp, again: string]>> = {
  en: [/^Thank you(?= for )/u, 'Thank you also'],
  fr: [/^Merci(?= )/u, 'Merci aussi'],
  es: [/^Gracias(?= por )/u, 'Gracias también'],
};

/** Lines of which the second and further ones that thank say so: "Thank you also for …". */
function thankOnce(lines: readonly string[], language: Language): string[] {
  const [thanks, again] = THANKS[language];
  const firstThanks = lines.findIndex((line) => thanks.test(line));
  return lines.map((line, index) => (index > firstThanks ? line.replace(thanks, again) : line));
}

/** A reply without a template: what was received, then for each intent the caller's facts that answer it, one per line. */
export function draftReply({ intents, isAngry }: Wanted, facts: Facts, voice: Voice): FilledTemplate {
  const grammar = REPLY_GRAMMARS[voice.language];
  const used = new Set<string>();
  // The order is named once.
  const unnamed = new Map([...facts].filter(([name]) => name !== 'reference'));
  const first = (lines: readonly string[], known: Facts = facts) => {
    const line = lines.find((template) => fillLine(template, known, voice) !== null) ?? '';
    for (const slot of findSlots(line)) used.add(slot);
    return fillLine(line, known, voice) ?? '';
  };
  const answered = intents.map((intent) => {
    const answers = grammar.answers[intent];
    const given = answers.filter(([fact]) => facts.has(fact) && !used.has(fact)).map(([, line]) => first([line]));
    const isKnown = given.length > 0 || answers.some(([fact]) => used.has(fact));
    return { given, missing: isKnown || answers[0] === undefined ? [] : [answers[0][0]] };
  });
  const missing = [...new Set(answered.flatMap((one) => one.missing))];
  const lines = [...answered.flatMap((one) => one.given), ...missing.map((fact) => `[${fact}]`)];
  const signature = ['agent_name', 'company'].flatMap((slot) => {
    const fact = facts.get(slot);
    if (fact !== undefined) used.add(slot);
    return fact ?? (slot === 'agent_name' ? '[agent_name]' : []);
  });
  const paragraphs = [
    first(grammar.greeting),
    [
      ...(isAngry ? [first(grammar.regret)] : []),
      ...thankOnce(
        intents.map((intent, index) => first(grammar.received[intent], index === 0 ? facts : unnamed)),
        voice.language,
      ),
    ].join('\n'),
    lines.join('\n'),
    [first(grammar.closing), ...signature].join('\n'),
  ];
  return {
    text: typeset(paragraphs.filter((text) => text !== '').join('\n\n'), voice.language),
    used: [...used],
    missing: [...missing, ...(facts.has('agent_name') ? [] : ['agent_name'])],
  };
}
