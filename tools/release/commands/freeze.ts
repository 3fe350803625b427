import { setFrozen } from '../registry-client.ts';
import { CHANGE_OPTIONS, CHANGE_USAGE, runCommand, toChange } from '../run-command.ts';

await runCommand({
  usage: `release:freeze <shell|mf-…> [-- ${CHANGE_USAGE}]`,
  options: CHANGE_OPTIONS,
  async run({ name, values, registry }) {
    await setFrozen(registry, name, { frozen: true, ...toChange(values) });
    return `${name} is frozen. Every change is refused until it is unfrozen.`;
  },
});
