import { spawnSync } from 'node:child_process';

/** Whether this machine can execute snippets in Python. */
export const hasPython = spawnSync('python3', ['-c', 'print(1)']).status === 0;
if (!hasPython) console.warn('Snippets in Python are not executed: this machine has no python3.');
