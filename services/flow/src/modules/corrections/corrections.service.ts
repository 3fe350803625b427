import { Injectable } from '@nestjs/common';
import type { StrategyEntity } from '../strategies/strategy.entity';
import type { SummaryPart } from '../strategies/summary-parts';
import { CorrectionsRepository } from './corrections.repository';
import { addLines, changeLine, removeLine } from './edit-summary';

/** A line of an account's strategy. */
export interface LineOfStrategy {
  readonly userId: string;
  readonly strategyId: string;
  readonly lineId: string;
}

/**
 * What a person says of the summary that the analysis wrote. A changed or added line cites what the person typed. Every method
 * refuses a strategy that is not the user's (`StrategyNotFoundError`) or has no summary yet (`AnalysisNotDoneError`).
 *
 * @decision D32
 */
@Injectable()
export class CorrectionsService {
  constructor(private readonly corrections: CorrectionsRepository) {}

  /** @throws {TooManyLinesError} the part would have more lines than it may. */
  add(userId: string, strategyId: string, part: SummaryPart, text: string): Promise<StrategyEntity> {
    return this.corrections.edit(userId, strategyId, (parts, removed) => addLines(parts, part, text, removed));
  }

  /** @throws {LineNotFoundError} the summary has no such line. */
  change({ userId, strategyId, lineId }: LineOfStrategy, text: string): Promise<StrategyEntity> {
    return this.corrections.edit(userId, strategyId, (parts) => changeLine(parts, lineId, text));
  }

  /** @throws {LineNotFoundError} the summary has no such line. */
  remove({ userId, strategyId, lineId }: LineOfStrategy): Promise<StrategyEntity> {
    return this.corrections.edit(userId, strategyId, (parts) => removeLine(parts, lineId));
  }
}
