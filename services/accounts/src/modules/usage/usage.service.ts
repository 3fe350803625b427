import { Clock } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { ToolsRepository } from '../tools/tools.repository';
import { itemName } from './item-name';
import type { UsageFilter } from './ledger-line';
import type { LedgerPeriod } from './read-date-range';
import { type BalanceAt, type ItemUsage, UsageRepository } from './usage.repository';

export interface NamedUsage extends ItemUsage {
  readonly name: string;
}

@Injectable()
export class UsageService {
  constructor(
    private readonly usage: UsageRepository,
    private readonly tools: ToolsRepository,
    private readonly clock: Clock,
  ) {}

  /** Uses and credits of each item, dearest first. */
  async summarise(userId: string, filter: UsageFilter, period: LedgerPeriod): Promise<NamedUsage[]> {
    const [items, tools] = await Promise.all([this.usage.summarise(userId, filter, period), this.tools.list()]);
    const names = new Map(tools.map(({ tool_slug, display_name }) => [tool_slug, display_name]));
    return items
      .map((item) => ({ ...item, name: itemName(item, names) }))
      .toSorted((a, b) => b.credits - a.credits || b.lines - a.lines || a.name.localeCompare(b.name, 'en'));
  }

  /** The balance at evenly spaced moments, from the period's start to its end or now; nothing of a period that is yet to come. */
  async history(userId: string, { start, end }: LedgerPeriod, points: number): Promise<BalanceAt[]> {
    const now = this.clock.now();
    const from = start ?? (await this.usage.findBeginning(userId)) ?? now;
    const to = end && end < now ? end : now;
    if (from > to) return [];
    const step = (to.getTime() - from.getTime()) / (points - 1);
    const moments = Array.from({ length: points }, (_, index) => new Date(from.getTime() + Math.round(index * step)));
    return this.usage.balancesAt(userId, moments);
  }
}
