import { rollBack } from '../roll-back.ts';
import { CHANGE_OPTIONS, CHANGE_USAGE, runCommand, toChange } from '../run-command.ts';

await runCommand({
  usage: `release:rollback <shell|mf-…> [version] [-- ${CHANGE_USAGE}]`,
  options: CHANGE_OPTIONS,
  words: 1,
  async run({ name, words: [version], values, registry }) {
    const target = await rollBack({ ...registry, name, version, change: toChange(values) });
    return `${name} is back at ${target}: the next page load gets it.`;
  },
});
