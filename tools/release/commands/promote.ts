import { setCurrentRelease } from '../registry-client.ts';
import { CHANGE_OPTIONS, CHANGE_USAGE, runCommand, toChange } from '../run-command.ts';

const USAGE = `release:promote <shell|mf-…> <version> [-- ${CHANGE_USAGE} [--override]]`;

await runCommand({
  usage: USAGE,
  options: { ...CHANGE_OPTIONS, override: { type: 'boolean' } },
  words: 1,
  async run({ name, words: [version], values, registry }) {
    if (!version) throw new Error(`Usage: npm run ${USAGE}`);
    const { override } = values;
    const choice = { version, ...toChange(values), ...(override && { override }) };
    await setCurrentRelease(registry, name, choice);
    return `${name} is at ${version}: the next page load gets it.`;
  },
});
