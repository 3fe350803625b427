import { apiProblems } from './api-problems';
import { generalProblems } from './general-problems';
import type { ProblemHelp } from './problem-help';
import { productProblems } from './product-problems';
import { releaseProblems } from './release-problems';
import { workshopProblems } from './workshop-problems';

/** Every code that a problem can have, by group. A test compares them with the sources of all services. */
export const problemGroups: readonly {
  readonly title: string;
  readonly problems: Readonly<Record<string, ProblemHelp>>;
}[] = [
  { title: 'Calls of the API', problems: apiProblems },
  { title: 'Any request', problems: generalProblems },
  { title: 'The pages of the product', problems: productProblems },
  { title: 'Workshops', problems: workshopProblems },
  { title: 'Releases', problems: releaseProblems },
];

const byCode = new Map(problemGroups.flatMap(({ problems }) => Object.entries(problems)));

export function findProblem(code: string): ProblemHelp | undefined {
  return byCode.get(code);
}

export function listProblemCodes(): string[] {
  return [...byCode.keys()];
}
