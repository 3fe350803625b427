import type { Action, ActionExample, ActionFacts, RunContext } from './action';
import type { InputOf, InputSchema, Param, PayloadOf } from './input-schema';
import { compileOutput } from './output-check';
import { grant, type PortName, type Ports } from './ports';
import { validateInput } from './validate-input';

/** An action as its author writes it: the handler's types come from the parameters and the ports that it names. */
export interface ActionSpec<Params extends readonly Param[], Needs extends PortName> extends Omit<
  ActionFacts,
  'input'
> {
  readonly input: InputSchema<Params>;
  readonly needs: readonly Needs[];
  readonly examples: readonly (ActionExample & { readonly input: NoInfer<PayloadOf<Params>> })[];
  handler(input: InputOf<Params>, context: RunContext & Pick<Ports, Needs>): object | Promise<object>;
}

/**
 * Turns what the author wrote into the one shape that the engine runs.
 *
 * @decision D16
 */
export function defineAction<const Params extends readonly Param[], const Needs extends PortName = never>(
  spec: ActionSpec<Params, Needs>,
): Action {
  const { handler, needs, ...facts } = spec;
  const assertOutput = compileOutput(spec.slug, spec.output);
  return {
    ...facts,
    check: (payload) => validateInput(spec.input, payload),
    async execute(input, ports, run) {
      // `check` has made the input what the parameters say.
      const result = await handler(input as InputOf<Params>, { ...run, ...grant(needs, ports) });
      return assertOutput({ ...result, engine: spec.engine });
    },
  };
}
