import { findFeatures } from './features';
import type { TrainingText } from './linear-classifier';
import { NONE, OUT_OF_SCOPE } from './out-of-scope';
import { readMessage } from './read-message';

/** What the router reads of an action. */
export interface RoutedAction {
  readonly slug: string;
  readonly title: string;
  readonly one_liner: string;
  readonly tags: readonly string[];
  readonly aliases: readonly string[];
  readonly utterances: {
    readonly en: readonly string[];
    readonly fr: readonly string[];
    readonly es: readonly string[];
  };
}

const WEIGHTS = { utterance: 1, title: 1, description: 0.6, outOfScope: 0.4 };

/** The texts that the classifier learns from: what authors wrote about their actions, and what no action answers. */
export function listTrainingTexts(actions: readonly RoutedAction[]): TrainingText[] {
  const ofActions = actions.flatMap(({ slug, title, one_liner, tags, aliases, utterances: { en, fr, es } }) => [
    ...[...en, ...fr, ...es].map((text) => learn(slug, text, WEIGHTS.utterance)),
    learn(slug, title, WEIGHTS.title),
    learn(slug, one_liner, WEIGHTS.description),
    learn(slug, [slug, ...aliases, ...tags].join(' ').replaceAll(/[_-]/g, ' '), WEIGHTS.description),
  ]);
  return [...ofActions, ...OUT_OF_SCOPE.map((text) => learn(NONE, text, WEIGHTS.outOfScope))];
}

function learn(label: string, text: string, weight: number): TrainingText {
  return { label, features: findFeatures(readMessage(text)), weight };
}
