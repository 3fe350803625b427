import { RateMeter } from '@declic/nest-kit/rate-meter';
import { LanguageModelError } from './model-error';
import type { ModelSettings } from './settings';

/** The meter adds and subtracts moments with fractions of a millisecond. */
const ROUNDING_MS = 0.01;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What this process may ask of the model: requests a minute, in all and for each account, and tokens a day. */
export class ModelBudget {
  private readonly meter = new RateMeter(() => this.now());
  private tokens = 0;
  private dayBegan: number;

  constructor(
    private readonly limits: ModelSettings['budget'],
    private readonly now: () => number = () => performance.now(),
  ) {
    this.dayBegan = this.now();
  }

  /**
   * Takes a request with so many tokens at most; the function that is returned is told how many were used.
   *
   * @throws {LanguageModelError} the budget is used up.
   */
  take(tokens: number, account?: string): (used: number) => void {
    const { requestsPerMinute, accountRequestsPerMinute, tokensPerDay } = this.limits;
    if (this.now() - this.dayBegan >= DAY_MS) {
      this.tokens = 0;
      this.dayBegan = this.now();
    }
    const subject = `account ${account}`;
    const isLate =
      this.meter.waitMs('process', requestsPerMinute) > ROUNDING_MS ||
      (account !== undefined && this.meter.waitMs(subject, accountRequestsPerMinute) > ROUNDING_MS);
    if (isLate || this.tokens + tokens > tokensPerDay)
      throw new LanguageModelError('budget', 'The budget of the language model is used up for now.');
    this.meter.count('process', requestsPerMinute);
    if (account !== undefined) this.meter.count(subject, accountRequestsPerMinute);
    this.tokens += tokens;
    return (used) => void (this.tokens += used - tokens);
  }
}
