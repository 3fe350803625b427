import { actions } from '../../catalogue/catalogue';
import { GATES, MEASURED, passesGates, type RouterFigures } from '../../router/gates';
import { evaluate, type Outcome } from './evaluate';
import { readEvaluationSet } from './evaluation-set';
import { summarize } from './summarize';

export interface ReportOptions {
  /** Scores the locked part, too. */
  readonly locked: boolean;
  /** Names the messages that went wrong; those of the locked part never. */
  readonly errors: boolean;
}

/** The figures of the router on these files. */
export function writeReport(files: readonly string[], { locked, errors }: ReportOptions): string {
  const set = files.flatMap(readEvaluationSet);
  const open = evaluate(
    actions,
    set.filter((message) => !message.locked),
  );
  const lines = open.length > 0 ? [...describePart('Unlocked', open), ...(errors ? listErrors(open) : [])] : [];
  if (!locked) return lines.join('\n');
  const hidden = evaluate(
    actions,
    set.filter((message) => message.locked),
  );
  const whole = [...open, ...hidden];
  const verdict = passesGates(summarize(whole)) ? 'passed' : 'NOT passed';
  return [
    ...lines,
    ...describePart('Locked', hidden),
    ...(open.length > 0 ? describePart('Whole', whole) : []),
    `\nGates ${JSON.stringify(GATES)}: ${verdict}`,
  ].join('\n');
}

/** What the service does with messages at present. */
export function describeGates(claimed: RouterFigures = MEASURED): string {
  const state = passesGates(claimed)
    ? 'open: a message that is sure runs its action'
    : 'closed: actions are proposed, and no message runs one';
  return `Gates ${JSON.stringify(GATES)}, claimed ${JSON.stringify(claimed)}: ${state}`;
}

function describePart(name: string, outcomes: readonly Outcome[]): string[] {
  const { messages, p95Ms, ...shares } = summarize(outcomes);
  const ofOne = outcomes.filter(({ asked }) => asked.kind === 'action');
  return [
    `\n${name}: ${messages} messages, ${actions.length} actions, p95 ${p95Ms.toFixed(2)} ms`,
    ...Object.entries(shares).map(([figure, value]) => `  ${figure.padEnd(15)} ${percent(value)}`),
    ...describeGroups(ofOne, ({ asked }) => asked.language),
    ...describeGroups(ofOne, ({ category }) => category),
  ];
}

function describeGroups(outcomes: readonly Outcome[], toGroup: (outcome: Outcome) => string): string[] {
  return Object.entries(Object.groupBy(outcomes, toGroup)).map(([group, members = []]) => {
    const { messages, top1, top3 } = summarize(members);
    return `  ${group.padEnd(26)} top-1 ${percent(top1)}  top-3 ${percent(top3)}  of ${messages}`;
  });
}

function listErrors(outcomes: readonly Outcome[]): string[] {
  return outcomes
    .filter(({ asked, top1, argumentsRead }) => asked.kind === 'action' && (!top1 || argumentsRead === false))
    .map(({ asked, top1 }) => `  ${asked.language} ${asked.actions[0]}${top1 ? ' arguments' : ''}: ${asked.message}`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1).padStart(5)} %`;
}
