import { readPercent } from './read-percent.ts';
import {
  endCanary,
  promoteCanary,
  readChoice,
  type Registry,
  setCanary,
  setCurrentRelease,
  setFrozen,
  setRetired,
  withdrawRelease,
} from './registry-client.ts';
import { rollBack } from './roll-back.ts';
import { CHANGE_OPTIONS, CHANGE_USAGE, toChange, toRunnable, type RunnableCommand } from './run-command.ts';

const NAME = '<shell|mf-…>';
const change = { options: CHANGE_OPTIONS, optionsUsage: CHANGE_USAGE };

/** What can be changed about a deployable that is released: `npm run release:<name>`, and `declic-release <name>` of the kit. */
export const changeCommands: ReadonlyMap<string, RunnableCommand> = new Map(
  Object.entries({
    promote: toRunnable({
      takes: `${NAME} [version]`,
      options: { ...CHANGE_OPTIONS, override: { type: 'boolean' } },
      optionsUsage: `${CHANGE_USAGE} [--override]`,
      words: [0, 1],
      async run({ name, words: [given], values, registry }) {
        const version = given ?? (await canaryOf(registry, name));
        const { override } = values;
        const choice = { version, ...toChange(values) };
        // Another canary may have been started since it was asked for.
        if (given === undefined && !override) await promoteCanary(registry, name, choice);
        else await setCurrentRelease(registry, name, { ...choice, ...(override && { override }) });
        return `${name} is at ${version}: the next page load gets it.`;
      },
    }),

    rollback: toRunnable({
      takes: `${NAME} [version]`,
      ...change,
      words: [0, 1],
      async run({ name, words: [version], values, registry }) {
        const target = await rollBack({ ...registry, name, version, change: toChange(values) });
        return `${name} is back at ${target}: the next page load gets it.`;
      },
    }),

    canary: toRunnable({
      takes: `${NAME} [version] <percent>`,
      ...change,
      words: [1, 2],
      async run({ name, words, values, registry }) {
        const percent = readPercent(words.at(-1));
        const version = words.length === 2 ? (words[0] ?? '') : await canaryOf(registry, name);
        await setCanary(registry, name, { version, percent, ...toChange(values) });
        return `${name} ${version} is in canary: ${percent} % of the visitors get it.`;
      },
    }),

    'end-canary': toRunnable({
      takes: NAME,
      ...change,
      async run({ name, values, registry }) {
        const version = await canaryOf(registry, name);
        await endCanary(registry, name, { version, ...toChange(values) });
        return `${name} ${version} is in canary no more. All visitors get the current version.`;
      },
    }),

    withdraw: toRunnable({
      takes: `${NAME} <version>`,
      ...change,
      words: [1, 1],
      async run({ name, words: [version = ''], values, registry }) {
        await withdrawRelease(registry, name, { version, ...toChange(values) });
        const choice = await readChoice(registry, name);
        return `${name} ${version} is withdrawn. Visitors get ${choice?.version ?? 'nothing of it'}.`;
      },
    }),

    freeze: toRunnable({
      takes: NAME,
      ...change,
      async run({ name, values, registry }) {
        await setFrozen(registry, name, { frozen: true, ...toChange(values) });
        return `${name} is frozen. Until it is unfrozen, every change but a withdrawal is refused.`;
      },
    }),

    unfreeze: toRunnable({
      takes: NAME,
      ...change,
      async run({ name, values, registry }) {
        await setFrozen(registry, name, { frozen: false, ...toChange(values) });
        return `${name} can be changed again.`;
      },
    }),

    retire: toRunnable({
      takes: '<mf-…>',
      ...change,
      async run({ name, values, registry }) {
        await setRetired(registry, name, { retired: true, ...toChange(values) });
        return `${name} is retired. The next page load does without it.`;
      },
    }),

    revive: toRunnable({
      takes: '<mf-…>',
      ...change,
      async run({ name, values, registry }) {
        await setRetired(registry, name, { retired: false, ...toChange(values) });
        return `${name} is back. The next page load gets it.`;
      },
    }),
  }),
);

/** @throws Error when there is none. */
async function canaryOf(registry: Registry, name: string): Promise<string> {
  const canary = (await readChoice(registry, name))?.canary;
  if (!canary) throw new Error(`${name} has no canary. Name the version.`);
  return canary;
}
