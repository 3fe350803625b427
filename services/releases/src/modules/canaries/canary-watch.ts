import { Clock } from '@declic/nest-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '../../pipeline/actor';
import { WithdrawalsService } from '../releases/withdrawals.service';
import { refuseOther } from './canaries.service';
import { OtherCanaryError } from './canary.errors';
import { isLookDue, type Look, lookAt } from './judge-canary';
import { type Trial, TrialsRepository } from './trials.repository';

/** In whose name the history records what the registry does by itself. */
const REGISTRY: Actor = { name: 'registry', operator: true, deployables: ['*'] };

/** Withdraws canaries that fail more often than the stable version. */
@Injectable()
export class CanaryWatch {
  private readonly logger = new Logger('Canaries');

  constructor(
    private readonly trials: TrialsRepository,
    private readonly withdrawals: WithdrawalsService,
    private readonly clock: Clock,
  ) {}

  /** Looks at every running canary that a look is due for. */
  async look(): Promise<void> {
    const now = this.clock.now();
    const due = (await this.trials.running()).filter((trial) => isLookDue(trial, trial.canary, now));
    for (const trial of due) {
      const look = lookAt(trial, trial.canary, trial.stable, now);
      // First: a process that dies in between looks again, and finds the same.
      if (look.isWorse) await this.withdraw(trial, look, now);
      await this.trials.noteLook(trial, look);
    }
  }

  private async withdraw(trial: Trial, look: Look, now: Date): Promise<void> {
    const { name, version } = trial;
    const evidence = toEvidence(trial, look, now);
    try {
      const confirm = refuseOther(name, version);
      const reason = toReason(trial);
      await this.withdrawals.withdraw({ actor: REGISTRY, name, version, reason, evidence, expect: undefined, confirm });
      this.logger.warn({ deployable: name, version, evidence }, 'canary withdrawn');
    } catch (error) {
      // Its team was quicker.
      if (!(error instanceof OtherCanaryError)) throw error;
    }
  }
}

function toReason({ canary, stable, stableVersion }: Trial): string {
  return (
    `It failed in ${canary.failed} of ${canary.loads} networks, ` +
    `the stable version ${stableVersion} in ${stable.failed} of ${stable.loads}.`
  );
}

/** What the decision was based on, for the history. */
function toEvidence(trial: Trial, { p, alpha, progress }: Look, now: Date): Record<string, unknown> {
  return {
    test: "Fisher's exact test, one-sided",
    canary: { version: trial.version, percent: trial.percent, ...trial.canary },
    stable: { version: trial.stableVersion, ...trial.stable },
    p,
    alpha,
    look: progress.looks,
    window: { from: trial.startedAt.toISOString(), to: now.toISOString() },
  };
}
