import { ESLint, type Linter } from 'eslint';
import { join } from 'node:path';

const WORKSPACE = join(import.meta.dirname, '../../..');

/** Lints code with the configuration of the workspace, as if it stood in the file, which does not have to exist. */
export function createLint(options: ESLint.Options = {}) {
  const eslint = new ESLint({ cwd: WORKSPACE, ...options });
  return async (file: string, code: string): Promise<Linter.LintMessage[]> => {
    const [result] = await eslint.lintText(code, { filePath: join(WORKSPACE, file) });
    return result?.messages ?? [];
  };
}
