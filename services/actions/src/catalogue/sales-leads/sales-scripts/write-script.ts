import { createComposer } from '../../../writing/compose';
import type { Facts } from '../../../writing/facts';
import { type Brief, fillLine, type Voice } from '../../../writing/fill-line';
import type { SeededRandom } from '../../../writing/seeded-random';
import { typeset } from '../../../writing/typeset';
import { FRAMEWORKS, objectionKind, type Framework, type Stage } from './frameworks';
import { SCRIPT_GRAMMARS, type ScriptPart } from './grammar';

export interface Objection {
  readonly objection: string;
  readonly answer: string | null;
}

export interface ScriptBrief extends Brief {
  readonly benefits: readonly string[];
  readonly objections: readonly Objection[];
  readonly framework: Framework;
}

export interface ScriptSection {
  readonly id: 'opening' | Stage | 'pitch' | 'objections' | 'close';
  readonly title: string;
  readonly lines: readonly string[];
}

export function writeScript(brief: ScriptBrief, random: SeededRandom) {
  const { voice, benefits, objections, framework } = brief;
  const { titles, parts, questions, marks } = SCRIPT_GRAMMARS[voice.language];
  const absent = ['problem', 'step'].filter((slot) => !brief.facts.has(slot === 'step' ? 'next_step' : slot));
  const facts = new Map([
    ['caller', marks.name],
    ['company', marks.company],
    ['heard', marks.heard],
    ...absent.map((slot) => [`no_${slot}`, ''] as const),
    ...(benefits.length > 1 ? [['several', ''] as const] : []),
    ...brief.facts,
    ...benefits.slice(0, 1).map((benefit) => ['benefit', benefit] as const),
  ]);
  const composer = createComposer(parts, facts, voice, random);
  const section = (id: ScriptSection['id'], lines: readonly string[]): ScriptSection => ({
    id,
    title: titles[id],
    lines,
  });
  const spoken = (names: readonly ScriptPart[]) => composer.lines(names);

  const stages: ScriptSection[] = FRAMEWORKS[framework].map((stage) =>
    section(stage, fillQuestions(questions[stage], facts, voice)),
  );
  const said = benefits.flatMap((benefit) => composer.line('benefit', new Map([['benefit', benefit]])) ?? []);
  const answers = objections.flatMap(({ objection, answer }) => [
    typeset(quoted(objection, voice), voice.language),
    ...spoken([`clarify_${objectionKind(objection)}`]),
    typeset(answer ?? marks.answer, voice.language),
    ...spoken(['objection_check']),
  ]);
  return {
    sections: [
      section('opening', spoken(['opening_name', 'opening_permission', 'opening_reason', 'opening_transition'])),
      ...stages,
      section('pitch', [...spoken(['pitch']), ...said, ...spoken(['proof', 'pitch_check'])]),
      ...(answers.length > 0 ? [section('objections', answers)] : []),
      section('close', spoken(['close_step', 'close_date', 'close_people', 'close_summary'])),
    ],
    questions: stages.flatMap(({ id, lines }) => lines.map((question) => ({ stage: id, question }))),
  };
}

function fillQuestions(lines: readonly string[], facts: Facts, voice: Voice): string[] {
  return lines.flatMap((line) => {
    const text = fillLine(line, facts, voice);
    return text === null ? [] : [typeset(text, voice.language)];
  });
}

/** What the customer says stands in quotation marks. */
function quoted(text: string, { language }: Voice): string {
  const bare = text.replace(/^["“«\s]+|["”»\s]+$/gu, '');
  return language === 'en' ? `“${bare}”` : language === 'fr' ? `« ${bare} »` : `«${bare}»`;
}
