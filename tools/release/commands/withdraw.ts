import { readChoice, withdrawRelease } from '../registry-client.ts';
import { CHANGE_OPTIONS, CHANGE_USAGE, runCommand, toChange } from '../run-command.ts';

const USAGE = `release:withdraw <shell|mf-…> <version> [-- ${CHANGE_USAGE}]`;

await runCommand({
  usage: USAGE,
  options: CHANGE_OPTIONS,
  words: 1,
  async run({ name, words: [version], values, registry }) {
    if (!version) throw new Error(`Usage: npm run ${USAGE}`);
    await withdrawRelease(registry, name, { version, ...toChange(values) });
    const choice = await readChoice(registry, name);
    return `${name} ${version} is withdrawn. Visitors get ${choice?.version ?? 'nothing of it'}.`;
  },
});
