import { actions } from '../../catalogue/catalogue';
import { GATES, passesGates } from '../../router/gates';
import { evaluate, type Outcome } from './evaluate';
import { readEvaluationSet } from './evaluation-set';
import { summarize } from './summarize';

/** Prints the figures of the router on the files; the locked part only where asked for, and its errors never. */
export function printReport(
  files: readonly string[],
  options: { readonly locked: boolean; readonly errors: boolean },
): void {
  const set = files.flatMap(readEvaluationSet);
  const open = evaluate(
    actions,
    set.filter(({ locked }) => !locked),
  );
  printPart('Unlocked', open);
  if (options.errors) printErrors(open);
  if (!options.locked) return;
  const locked = evaluate(
    actions,
    set.filter((message) => message.locked),
  );
  printPart('Locked', locked);
  printPart('Whole', [...open, ...locked]);
  console.info(
    `\nGates ${JSON.stringify(GATES)}: ${passesGates(summarize([...open, ...locked])) ? 'passed' : 'NOT passed'}`,
  );
}

function printPart(name: string, outcomes: readonly Outcome[]): void {
  const { messages, p95Ms, ...shares } = summarize(outcomes);
  console.info(`\n${name}: ${messages} messages, ${actions.length} actions, p95 ${p95Ms.toFixed(2)} ms`);
  for (const [figure, value] of Object.entries(shares)) console.info(`  ${figure.padEnd(15)} ${percent(value)}`);
  const ofOne = outcomes.filter(({ asked }) => asked.kind === 'action');
  printGroups(ofOne, ({ asked }) => asked.language);
  printGroups(ofOne, ({ category }) => category);
}

function printGroups(outcomes: readonly Outcome[], toGroup: (outcome: Outcome) => string): void {
  for (const [group, members = []] of Object.entries(Object.groupBy(outcomes, toGroup))) {
    const { messages, top1, top3 } = summarize(members);
    console.info(`  ${group.padEnd(26)} top-1 ${percent(top1)}  top-3 ${percent(top3)}  of ${messages}`);
  }
}

function printErrors(outcomes: readonly Outcome[]): void {
  for (const { asked, top1, argumentsRead } of outcomes)
    if (asked.kind === 'action' && (!top1 || argumentsRead === false))
      console.info(`  ${asked.language} ${asked.actions[0]}${top1 ? ' arguments' : ''}: ${asked.message}`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1).padStart(5)} %`;
}
