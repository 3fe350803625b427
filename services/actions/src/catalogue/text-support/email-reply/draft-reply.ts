import type { Facts } from '../../../writing/facts';
import { fillLine, slotsOf, type Voice } from '../../../writing/fill-line';
import { typeset } from '../../../writing/typeset';
import type { FilledTemplate } from './fill-template';
import { REPLY_GRAMMARS } from './grammar';
import type { Intent } from './intents';

/** A reply without a template: what was received, then the caller's facts that answer it, one per line. */
export function draftReply(intent: Intent, facts: Facts, voice: Voice): FilledTemplate {
  const grammar = REPLY_GRAMMARS[voice.language];
  const used = new Set<string>();
  const first = (lines: readonly string[]) => {
    const line = lines.find((template) => fillLine(template, facts, voice) !== null) ?? '';
    for (const slot of slotsOf(line)) used.add(slot);
    return fillLine(line, facts, voice) ?? '';
  };
  const answers = grammar.answers[intent];
  const given = answers.filter(([fact]) => facts.has(fact)).map(([, line]) => first([line]));
  const wanted = answers[0]?.[0];
  const missing = given.length === 0 && wanted !== undefined ? [wanted] : [];
  const signature = ['agent_name', 'company'].flatMap((slot) => {
    const fact = facts.get(slot);
    if (fact !== undefined) used.add(slot);
    return fact ?? (slot === 'agent_name' ? '[agent_name]' : []);
  });
  const paragraphs = [
    first(grammar.greeting),
    first(grammar.received[intent]),
    given.length > 0 ? given.join('\n') : missing.map((fact) => `[${fact}]`).join(''),
    [first(grammar.closing), ...signature].join('\n'),
  ];
  return {
    text: typeset(paragraphs.filter((text) => text !== '').join('\n\n'), voice.language),
    used: [...used],
    missing: [...missing, ...(facts.has('agent_name') ? [] : ['agent_name'])],
  };
}
