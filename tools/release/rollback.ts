import { localStack } from './local-stack.ts';
import { rollBack } from './roll-back.ts';

const USAGE = 'Usage: npm run release:rollback <shell|mf-…> [version]';

try {
  const [name, version] = process.argv.slice(2);
  if (!name || !/^(shell|mf-[a-z0-9-]+)$/.test(name)) throw new Error(USAGE);
  const { releasesUrl, token } = localStack();
  console.log(
    `${name} is back at ${await rollBack({ name, version, releasesUrl, token })}: the next page load gets it.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
