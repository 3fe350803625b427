import { InjectConfig, JobHandler } from '@declic/nest-kit';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { MarketingConfig } from '../../config/marketing.config';

/** The task that tells the configured workflow of a sign-up. */
export const FORWARD_SIGN_UP = 'forward-sign-up';

const TIMEOUT_MS = 10_000;

interface SignUp {
  email: string;
}

/** Calls the workflow as the specification has it: a GET with the address, of whose answer only the status counts. */
@Injectable()
export class ForwardSignUpJob extends JobHandler<SignUp> {
  readonly payload = z.object({ email: z.string() });

  constructor(@InjectConfig() private readonly config: MarketingConfig) {
    super();
  }

  async handle({ email }: SignUp): Promise<void> {
    const { WAITLIST_WORKFLOW_URL } = this.config;
    if (!WAITLIST_WORKFLOW_URL) return;

    const url = new URL(WAITLIST_WORKFLOW_URL);
    url.searchParams.set('email', email);
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    // Throwing makes the queue try again later.
    if (!response.ok) throw new Error(`The waitlist workflow answered ${response.status}.`);
  }
}
