import { expect, it } from 'vitest';
import { judgeAudit, judgePerformance, type Verdict } from './judge-performance.ts';
import { MachineSpeed } from './machine-speed.ts';
import { anAudit } from './testing/an-audit.ts';

const judge = (performance: number | null, index: number, idle: number) =>
  judgeAudit(anAudit({ performance }, { index, idle }), new MachineSpeed([800])).verdict;

it('counts what reaches the goal also on a busy and slow machine, which makes no page faster', () => {
  expect([judge(95, 800, 0.5), judge(95, 90, 0)]).toEqual(['reached', 'reached']);
});

it('does not count what reaches the goal on a machine that is faster than the phone was simulated for', () => {
  const speed = new MachineSpeed([800]);
  expect(judgeAudit(anAudit({ performance: 99 }, { index: 1_200 }), speed).verdict).toBe('unclear');
  expect(judgeAudit(anAudit({ performance: 99 }, { index: 1_200 }), speed).verdict).toBe('reached');
});

it.each([
  ['counts on a machine that had time', 94, 800, 0.4, 'missed'],
  ['counts where Lighthouse gave no score', null, 800, 0.5, 'missed'],
  ['does not count when the cores had other work', 94, 800, 0.39, 'unclear'],
  ['does not count when the machine was slower than at its best', 94, 590, 0.5, 'unclear'],
] as const)('what misses the goal %s', (_, performance, index, idle, verdict) => {
  expect(judge(performance, index, idle)).toBe(verdict);
});

it('never counts a miss on a machine that is slower than the phone', () => {
  const audit = anAudit({ performance: 40 }, { index: 140 });
  expect(judgeAudit(audit, new MachineSpeed([140])).verdict).toBe('unclear');
});

it('takes a page for missed after three audits that count, and for fast enough after one', () => {
  const page = (...verdicts: Verdict[]) => judgePerformance(verdicts.map((verdict) => ({ ...anAudit(), verdict })));
  expect(page('missed', 'missed')).toBe('unclear');
  expect(page('missed', 'unclear', 'missed', 'missed')).toBe('missed');
  expect(page('missed', 'missed', 'reached')).toBe('reached');
  expect(page('unclear', 'unclear', 'unclear')).toBe('unclear');
});
