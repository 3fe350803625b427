import { readFileSync } from 'node:fs';

/** A line of `eval/router.jsonl`; its README says what the fields mean. */
export interface EvaluationMessage {
  readonly language: 'en' | 'fr' | 'es';
  readonly kind: 'action' | 'none' | 'two';
  readonly message: string;
  readonly actions: readonly string[];
  readonly arguments?: Readonly<Record<string, unknown>>;
  readonly locked: boolean;
}

export function readEvaluationSet(file: string): EvaluationMessage[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as EvaluationMessage); // written in this form
}
