import { Logger } from '@nestjs/common';
import { expect, it, vi } from 'vitest';
import { ConfinementCheck } from './confinement-check';

const ALL = { nice: '/bin/nice', unshare: '/bin/unshare', setpriv: '/bin/setpriv', prlimit: '/bin/prlimit' };

it('logs which tools limit the processes of actions', () => {
  const info = vi.spyOn(Logger.prototype, 'log').mockReturnValue();
  const warning = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  new ConfinementCheck().report(ALL);
  expect(info).toHaveBeenCalledExactlyOnceWith(
    'The processes of actions are limited by: nice, unshare, setpriv, prlimit, Node',
  );
  expect(warning).not.toHaveBeenCalled();
});

it('warns of those that are missing', () => {
  const warning = vi.spyOn(Logger.prototype, 'warn').mockReturnValue();
  new ConfinementCheck().report({ ...ALL, unshare: undefined, prlimit: undefined });
  expect(warning).toHaveBeenCalledExactlyOnceWith(
    'The processes of actions are limited by: nice, setpriv, Node. Missing, or not allowed here: unshare, prlimit',
  );
});
