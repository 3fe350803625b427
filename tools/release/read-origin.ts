import { spawnSync } from 'node:child_process';

export interface Origin {
  author?: string;
  commit?: string;
}

/** Who wrote what is built in a folder, and its commit, as Git knows them; nothing outside a repository. */
export function readOrigin(folder: string): Origin {
  const commit = git(folder, ['rev-parse', 'HEAD']);
  if (commit === undefined) return {};
  const author = git(folder, ['log', '-1', '--format=%ae']);
  const isDirty = git(folder, ['status', '--porcelain', '--', '.']) !== '';
  return { ...(author && { author: author.slice(0, 200) }), commit: isDirty ? `${commit}-dirty` : commit };
}

function git(cwd: string, args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
