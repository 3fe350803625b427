import { Clock } from '../clock/clock';

/** The real time, or the moment that a test sets. */
export class TestClock extends Clock {
  moment: Date | null = null;

  override now(): Date {
    return this.moment ?? new Date();
  }
}
