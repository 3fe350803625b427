import { setRetired } from '../registry-client.ts';
import { CHANGE_OPTIONS, CHANGE_USAGE, runCommand, toChange } from '../run-command.ts';

await runCommand({
  usage: `release:retire <mf-…> [-- ${CHANGE_USAGE}]`,
  options: CHANGE_OPTIONS,
  async run({ name, values, registry }) {
    await setRetired(registry, name, { retired: true, ...toChange(values) });
    return `${name} is retired. The next page load does without it.`;
  },
});
