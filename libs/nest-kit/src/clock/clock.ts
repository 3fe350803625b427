import { Injectable } from '@nestjs/common';

/** The time, as a port: rules that depend on it can be tested at any moment. */
@Injectable()
export class Clock {
  /** The present moment. */
  now(): Date {
    return new Date();
  }
}
