import { isWebAddress, validateInput } from '@declic/action-input';
import type { Action, ActionExample, ActionFacts, HandlerContext } from './action';
import { limitInputSize } from './input-size';
import type { InputOf, InputSchema, Param, PayloadOf } from './input-schema';
import { compileOutput } from './output-check';
import { keepUnknownKeys, takeUnknownKeys } from './unknown-keys';
import { grant, type PortName, type Ports } from './ports';

/** An action as its author writes it: the handler's types come from the parameters and the ports that it names. */
export interface ActionSpec<Params extends readonly Param[], Needs extends PortName>
  extends Omit<ActionFacts, 'input' | DefaultFact>, Partial<Pick<ActionFacts, DefaultFact>> {
  readonly input: InputSchema<Params>;
  readonly needs?: readonly Needs[];
  readonly examples: readonly (ActionExample & { readonly input: NoInfer<PayloadOf<Params>> })[];
  /** Whether a run on this input fails where no page can be read; files by address always do. */
  needs_web?(input: InputOf<Params>): boolean;
  /** Large libraries are imported in here or in what it calls (`await import('unpdf')`), never at the head of the file. */
  handler(input: InputOf<Params>, context: HandlerContext & Pick<Ports, Needs>): object | Promise<object>;
}

/** What most actions have nothing to say of. */
type DefaultFact = 'aliases' | 'requires' | 'network';

const DEFAULT_FACTS: Pick<ActionFacts, DefaultFact> = { aliases: [], requires: [], network: 'none' };

/**
 * Turns what the author wrote into the one shape that the engine runs.
 *
 * @decision D16
 */
export function defineAction<const Params extends readonly Param[], const Needs extends PortName = never>(
  spec: ActionSpec<Params, Needs>,
): Action {
  const { handler, needs_web, needs = [], ...facts } = spec;
  return {
    ...DEFAULT_FACTS,
    ...facts,
    needs,
    check: (payload) =>
      keepUnknownKeys(limitInputSize(spec.input, spec.limits.maxInputBytes, validateInput(spec.input, payload))),
    needsWeb: (input) =>
      // `check` has made the input what the parameters say.
      namesAddress(spec.input.params, input) || (needs_web?.(input as InputOf<Params>) ?? false),
    async execute(given, ports, run) {
      const { input, warnings: unknown } = takeUnknownKeys(given, spec.input.params);
      const warnings: string[] = [...unknown];
      const warn = (message: string) => void warnings.push(message);
      const offered: Record<string, unknown> = {};
      const offer: HandlerContext['offer'] = (material) => void Object.assign(offered, material);
      // `check` has made the input what the parameters say.
      const result = await handler(input as InputOf<Params>, { ...run, warn, offer, ...grant(needs, ports) });
      const material = Object.keys(offered).length > 0 ? { material: offered } : {};
      return { data: { engine: spec.engine, ...result }, warnings, ...material };
    },
    assertOutput: compileOutput(spec.slug, spec.output),
  };
}

/** A file whose content is somewhere on the web. */
function namesAddress(params: readonly Param[], input: Readonly<Record<string, unknown>>): boolean {
  return params.some(({ key, ui }) => ui?.accept && typeof input[key] === 'string' && isWebAddress(input[key]));
}
