import { readFileSync } from 'node:fs';
import { median } from 'simple-statistics';
import type { Member, Target } from './target.ts';

interface Sample {
  readonly pid: number;
  readonly kilobytes: number;
}

/** Resident memory of every member over a run. */
export class MemoryWatch {
  private readonly samples = new Map<Member, Sample[]>();
  private readonly target: Target;
  private timer: NodeJS.Timeout | undefined;

  constructor(target: Target) {
    this.target = target;
  }

  start(everyMs = 5_000): void {
    this.timer = setInterval(() => this.sample(), everyMs);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** One line a member: the median of each quarter of the run in MB, and how often its process was another one. */
  report(): string[] {
    return [...this.samples].map(([member, samples]) => {
      const quarters = [0, 1, 2, 3].map((index) => {
        const part = samples.slice((index * samples.length) / 4, ((index + 1) * samples.length) / 4);
        return Math.round(part.length === 0 ? 0 : median(part.map(({ kilobytes }) => kilobytes)) / 1024);
      });
      const processes = new Set(samples.map(({ pid }) => pid)).size;
      return `${member.padEnd(10)} ${quarters.map((megabytes) => String(megabytes).padStart(5)).join('')} MB, ${processes} process${processes === 1 ? '' : 'es'}`;
    });
  }

  private sample(): void {
    for (const member of this.target.members) {
      const pid = this.target.findPid(member);
      const kilobytes = pid === undefined ? undefined : residentKilobytes(pid);
      if (pid === undefined || kilobytes === undefined) continue;
      this.samples.set(member, [...(this.samples.get(member) ?? []), { pid, kilobytes }]);
    }
  }
}

function residentKilobytes(pid: number): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
