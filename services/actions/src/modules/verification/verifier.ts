import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '@declic/nest-kit';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ActionsConfig } from '../../config';
import type { Action, ActionExample } from '../../engine/action';
import { InjectConfig } from '../../inject-config';
import { ActionsRegistry } from '../catalogue/actions.registry';
import { isVerified } from '../metrics/is-verified';
import { MetricsRepository } from '../metrics/metrics.repository';
import { ActionRunner } from '../runs/action-runner';
import { findExampleFault } from '../../engine/find-example-fault';
import { PoolOverloadedError } from '../../engine/pools/pool-overloaded.error';
import { DeadlineError } from '../../engine/pools/within-deadline';
import { planNextPass, RETRY_MS } from './plan-next-pass';
import { RELEASE } from './read-release';
import { type ExampleRun, VerificationRepository } from './verification.repository';

const HOUR_MS = 60 * 60 * 1_000;
/** What a release makes due becomes due one after the other. */
const CHECK_SPACING_MS = 2_000;
/** How long to wait before looking again, after nothing was due. */
const IDLE_MS = 5_000;
const RETENTION_MS = 30 * 24 * HOUR_MS;

/**
 * Runs the examples of each action once an hour, through the same pools and checks as a call, and records how they went. A new
 * release runs all of them at once, and what failed runs again soon. One action at a time, and each by one replica of the release
 * that arrived last.
 *
 * @decision D17
 */
@Injectable()
export class Verifier implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Verifier');
  private readonly stopping = new AbortController();
  private loop: Promise<void> = Promise.resolve();

  constructor(
    private readonly registry: ActionsRegistry,
    private readonly runner: ActionRunner,
    private readonly verifications: VerificationRepository,
    private readonly metrics: MetricsRepository,
    private readonly clock: Clock,
    @Inject(RELEASE) private readonly release: string,
    @InjectConfig() private readonly config: ActionsConfig,
  ) {}

  onApplicationBootstrap(): void {
    const wanted = this.config.VERIFY_EXAMPLES;
    if (wanted === 'all' || wanted.length > 0) this.loop = this.watch((slug) => isVerified(this.config, slug));
  }

  /** Before the port is closed: a connection that hangs there lasts until the process is ended. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.loop;
  }

  /** Runs the examples of one action that is due. False when none is. */
  async verifyNext(isWanted: (slug: string) => boolean = () => true): Promise<boolean> {
    const now = this.clock.now();
    const own = toSlugs(this.registry.listEnabled()).filter(isWanted);
    // Where this process ends meanwhile, another replica takes the action then.
    const slug = await this.verifications.takeDue(own, this.release, now, new Date(now.getTime() + HOUR_MS));
    const action = slug === null ? undefined : this.registry.find(slug);
    if (action) await this.plan(action.slug, await this.verify(action));
    return slug !== null;
  }

  /** Null when nothing can be said about the action; otherwise how each example went. */
  async verify(action: Action): Promise<readonly ExampleRun[] | null> {
    const runs: ExampleRun[] = [];
    for (const example of action.examples) {
      const run = await this.runExample(action, example);
      // Callers have all workers: this says nothing about the action either.
      if (run === null) return null;
      runs.push(run);
      // What a shutdown cut off says nothing about the action.
      if (this.stopping.signal.aborted) return null;
    }
    const failed = runs.filter(({ outcome }) => outcome !== 'ok');
    for (const { example, fault } of failed)
      this.logger.warn(`The example "${example}" of ${action.slug} failed: ${fault}`);
    await this.verifications.record(action.slug, runs);
    return runs;
  }

  private async plan(slug: string, runs: readonly ExampleRun[] | null): Promise<void> {
    const passes = runs ? ((await this.metrics.listPasses([slug])).get(slug) ?? []) : [];
    const isLate = runs?.every(({ outcome }) => outcome !== 'server_error') ?? false;
    const nextInMs = runs ? planNextPass(passes, { isLate }) : RETRY_MS;
    await this.verifications.plan(slug, this.release, new Date(this.clock.now().getTime() + nextInMs));
  }

  /** Null when no worker is free. */
  private async runExample(action: Action, example: ActionExample): Promise<ExampleRun | null> {
    const startedAt = this.clock.now();
    const started = performance.now();
    const context = { signal: this.stopping.signal, requestId: `example-${action.slug}` };
    const ended = await this.runner.runExample(action, example, context).then(
      ({ data }) => toOutcome(findExampleFault(example, data)),
      (error: unknown) => (error instanceof PoolOverloadedError ? null : toFailure(error)),
    );
    return ended && { example: example.name, startedAt, durationMs: performance.now() - started, ...ended };
  }

  private async watch(isWanted: (slug: string) => boolean): Promise<void> {
    const { signal } = this.stopping;
    const replica = { id: randomUUID(), release: this.release };
    let hasForgotten = false;
    while (!signal.aborted) {
      let wasDue = false;
      try {
        const isNewest = await this.verifications.noteReplica(replica, this.clock.now());
        if (isNewest) {
          hasForgotten ||= await this.forget(isWanted);
          // Each time: another release may have arrived and made them due for itself since the last look.
          await this.schedule(isWanted);
          wasDue = await this.verifyNext(isWanted);
        }
      } catch (error) {
        this.logger.error({ err: error }, 'Examples could not be run; trying again');
      }
      if (!wasDue) await pause(IDLE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    // So the release before takes over at its next look, after a rollback.
    await this.verifications.noteEnd(replica).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'The end of this replica could not be noted');
    });
  }

  /** Makes due what this release has not run yet. */
  async schedule(isWanted: (slug: string) => boolean = () => true): Promise<void> {
    const slugs = toSlugs(this.registry.list()).filter(isWanted);
    await this.verifications.schedule(slugs, this.release, this.clock.now(), CHECK_SPACING_MS);
  }

  /** Forgets what is too old, and actions that are no more. */
  async forget(isWanted: (slug: string) => boolean = () => true): Promise<true> {
    const slugs = toSlugs(this.registry.list()).filter(isWanted);
    await this.verifications.forget(slugs, new Date(this.clock.now().getTime() - RETENTION_MS));
    return true;
  }
}

function toSlugs(actions: readonly Action[]): string[] {
  return actions.map(({ slug }) => slug);
}

type Outcome = Pick<ExampleRun, 'outcome' | 'fault'>;

function toOutcome(fault: string | null): Outcome {
  return { outcome: fault === null ? 'ok' : 'server_error', fault };
}

function toFailure(error: unknown): Outcome {
  return {
    outcome: error instanceof DeadlineError ? 'timeout' : 'server_error',
    fault: error instanceof Error ? error.message : String(error),
  };
}
