import { problem, type Replies } from '@declic/openapi/testing';
import type { CitedLine, Strategy, StrategyPart } from '../strategy/strategies.queries';
import { aQuestion } from './factories';
import { getLines, partNames } from '../strategy/summary-parts';

export interface FakeLinesOptions {
  find: (strategyId: string) => Strategy | undefined;
  push: (strategy: Strategy) => void;
  gone: () => ReturnType<typeof problem>;
}

const MOST_LINES = 30;
const PARTS = Object.keys(partNames) as StrategyPart[]; // the keys of the table

const lineNotFound = () =>
  problem({ status: 404, code: 'line_not_found', title: 'This line is not in the summary any more.' });
const tooManyLines = () =>
  problem({
    status: 409,
    code: 'too_many_lines',
    title: `A part of the summary has at most ${MOST_LINES} lines. Remove some first.`,
  });

/** The operations on lines of a summary, with the rules of the contract. */
export function fakeLines({ find, push, gone }: FakeLinesOptions) {
  let answers = 0;
  const toAnswer = (text: string, id = `answer-${answers + 1}`): CitedLine => {
    answers += 1;
    return { id, text, source: { field: 'answer', sentence: text, index: answers } };
  };
  const put = (strategy: Strategy, part: StrategyPart, lines: CitedLine[]): Strategy => {
    const next = withLines(strategy, part, lines);
    push(next);
    return next;
  };
  const edit = (id: string, lineId: string, change: (lines: readonly CitedLine[]) => CitedLine[]) => {
    const strategy = find(id);
    if (!strategy) return gone();
    const part = PARTS.find((each) => getLines(strategy, each).some((line) => line.id === lineId));
    return part ? put(strategy, part, change(getLines(strategy, part))) : lineNotFound();
  };

  return {
    'POST /api/flow/strategies/{id}/lines': ({ params, body: { part, text } }) => {
      const strategy = find(params.id);
      if (!strategy) return gone();
      const lines = getLines(strategy, part);
      const typed = text.split('\n').map((line) => line.trim());
      const added = typed.filter((line) => line !== '' && !lines.some((known) => known.text === line));
      if (lines.length + added.length > MOST_LINES) return tooManyLines();
      return put(strategy, part, [...lines, ...added.map((line) => toAnswer(line))]);
    },
    'PUT /api/flow/strategies/{id}/lines/{line_id}': ({ params, body: { text } }) =>
      edit(params.id, params.line_id, (lines) =>
        lines.map((line) => (line.id === params.line_id ? toAnswer(text, line.id) : line)),
      ),
    'DELETE /api/flow/strategies/{id}/lines/{line_id}': ({ params }) =>
      edit(params.id, params.line_id, (lines) => lines.filter(({ id }) => id !== params.line_id)),
  } satisfies Replies;
}

/** The strategy with these lines in a part, and a question when there are none. */
export function withLines(strategy: Strategy, part: StrategyPart, lines: CitedLine[]): Strategy {
  const others = strategy.questions.filter((asked) => asked.part !== part);
  const questions = lines.length === 0 ? [...others, aQuestion(part)] : others;
  return { ...strategy, questions, ...toField(strategy, part, lines) };
}

function toField({ icp_json: icp, tone_json: tone }: Strategy, part: StrategyPart, lines: CitedLine[]) {
  if (part === 'pillars') return { pillars_json: lines };
  if (part === 'offers') return { offers_json: lines };
  if (part === 'voice') return { tone_json: tone && { ...tone, voice: lines } };
  return { icp_json: icp && { ...icp, [part]: lines } };
}
