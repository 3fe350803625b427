/** How many events about the ideas of a strategy have come, by the strategy's id. */
const counts = new Map<string, number>();

export function noteIdeaEvent(strategyId: string): void {
  counts.set(strategyId, countIdeaEvents(strategyId) + 1);
}

export function countIdeaEvents(strategyId: string): number {
  return counts.get(strategyId) ?? 0;
}
