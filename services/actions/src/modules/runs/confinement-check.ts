import { findTools, type Tools } from '@declic/media/confinement';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

/** Logs at the start which tools limit the processes of actions on this machine. */
@Injectable()
export class ConfinementCheck implements OnApplicationBootstrap {
  private readonly logger = new Logger('ConfinementCheck');

  onApplicationBootstrap(): void {
    this.report(findTools());
  }

  report(tools: Tools): void {
    const entries = Object.entries(tools);
    const found = entries.flatMap(([name, path]) => (path === undefined ? [] : [name]));
    const missing = entries.flatMap(([name, path]) => (path === undefined ? [name] : []));
    const limits = `The processes of actions are limited by: ${[...found, 'Node'].join(', ')}`;
    if (missing.length === 0) this.logger.log(limits);
    else this.logger.warn(`${limits}. Missing, or not allowed here: ${missing.join(', ')}`);
  }
}
