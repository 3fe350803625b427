import { type InputSchema, validateInput } from '@declic/action-input';
import type { Route } from '../action-router';
import type { RoutedAction } from '../training-texts';
import { STRENGTH, type Fit, type Taken } from './fit';
import type { GivenData } from './given-data';
import { takeFile } from './take-file';
import { takeText } from './take-text';

/** An action that data is matched with. */
export interface MatchedAction extends RoutedAction {
  readonly input: InputSchema;
}

/** Ranks messages: `ActionRouter` does. */
export interface MessageRanker {
  route(text: string): Pick<Route, 'candidates'>;
}

/** The router's score of an action, against 3 for a parameter that is made for the data. */
const ROUTER_WEIGHT = 2;
const COMPLETE_WEIGHT = 0.5;
/** From this score on an action is named that works on such data, in another form. */
const LEAST_NEAR_SCORE = 0.5;

/** The actions that take data, the best first: by their parameters, and by what the router makes of its words. */
export function fitActions(actions: readonly MatchedAction[], router: MessageRanker, data: GivenData): Fit[] {
  const scores = new Map(router.route(toMessage(data)).candidates.map(({ slug, score }) => [slug, score]));
  return actions
    .flatMap((action) => {
      const score = scores.get(action.slug) ?? 0;
      const [best] = listTaken(action.input, data).toSorted((a, b) => b.strength - a.strength);
      const fit = best ? toFit(action, best) : toNearFit(action, score);
      if (!fit) return [];
      const strength = best?.strength ?? STRENGTH.possible;
      return [{ fit, points: strength + ROUTER_WEIGHT * score + (fit.isComplete ? COMPLETE_WEIGHT : 0) }];
    })
    .toSorted((a, b) => b.points - a.points)
    .map(({ fit }) => fit);
}

function listTaken(schema: InputSchema, { file, text, described }: GivenData): Taken[] {
  return [
    ...(file ? takeFile(schema, file) : []),
    ...(text !== null && described ? takeText(schema, text, described) : []),
  ];
}

function toFit({ slug, input }: MatchedAction, { payload, reason }: Taken): Fit {
  return { slug, payload, reason, isComplete: validateInput(input, payload).ok };
}

/** Words that lead to an action that takes files, as an invoice that was pasted. */
function toNearFit({ slug, input }: MatchedAction, score: number): Fit | null {
  const file = input.params.find(({ required, ui }) => required && ui?.accept);
  if (!file || score < LEAST_NEAR_SCORE) return null;
  return { slug, payload: {}, reason: 'Reads this as a file', isComplete: false };
}

/** What the router reads: the text, and of a file the words of its name too. */
function toMessage({ file, text }: GivenData): string {
  const name =
    file && !file.isPasted ? `${file.name.replace(/\.[^.]*$/, '').replaceAll(/[\W_]+/g, ' ')} ${file.name}` : '';
  return `${name} ${text ?? ''}`.trim();
}
