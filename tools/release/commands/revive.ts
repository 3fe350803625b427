import { setRetired } from '../registry-client.ts';
import { CHANGE_OPTIONS, CHANGE_USAGE, runCommand, toChange } from '../run-command.ts';

await runCommand({
  usage: `release:revive <mf-…> [-- ${CHANGE_USAGE}]`,
  options: CHANGE_OPTIONS,
  async run({ name, values, registry }) {
    await setRetired(registry, name, { retired: false, ...toChange(values) });
    return `${name} is back. The next page load gets it.`;
  },
});
