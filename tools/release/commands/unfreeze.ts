import { setFrozen } from '../registry-client.ts';
import { CHANGE_OPTIONS, CHANGE_USAGE, runCommand, toChange } from '../run-command.ts';

await runCommand({
  usage: `release:unfreeze <shell|mf-…> [-- ${CHANGE_USAGE}]`,
  options: CHANGE_OPTIONS,
  async run({ name, values, registry }) {
    await setFrozen(registry, name, { frozen: false, ...toChange(values) });
    return `${name} can be changed again.`;
  },
});
